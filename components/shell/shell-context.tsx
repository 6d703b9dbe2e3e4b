'use client';

import { type ReactNode, useMemo } from 'react';
import { createRequiredContext } from '@/components/shell/create-context';
import { en, type Messages } from '@/lib/i18n/en';
import type { NavNode } from '@/lib/source/types';

/** What the shell's client parts need from the build: language, texts, documentation trees by version path. */
export interface Shell {
  locale: string;
  messages: Messages;
  /** Tree of each version; key is the version's path segment, empty for the current version. */
  trees: Record<string, NavNode[]>;
}

const [ShellContext, useShell] = createRequiredContext<Shell>('useShell', 'ShellProvider');

export { useShell };

/** Shell data as the document hands it over; texts of the default language are in the script, so they are left out. */
export type ShellData = Omit<Shell, 'messages'> & { messages?: Messages };

export function ShellProvider({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const value = useMemo(() => ({ ...shell, messages: shell.messages ?? en }), [shell]);
  return <ShellContext value={value}>{children}</ShellContext>;
}
