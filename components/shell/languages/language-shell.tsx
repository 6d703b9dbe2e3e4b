'use client';

import { type ReactNode, useMemo } from 'react';
import { type Shell, ShellProvider } from '@/components/shell/shell-context';
import type { ShellTexts } from '@/lib/i18n/en/shell';

/** Shell data as a document hands it over: everything but the texts, which come with the script. */
export interface LanguageProps {
  shell: Omit<Shell, 'messages'>;
  children: ReactNode;
}

/** Provides shell data together with the texts of one language. */
export function LanguageShell({ shell, messages, children }: LanguageProps & { messages: ShellTexts }) {
  const value = useMemo(() => ({ ...shell, messages }), [shell, messages]);
  return <ShellProvider shell={value}>{children}</ShellProvider>;
}
