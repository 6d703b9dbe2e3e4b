'use client';

import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/en';
import type { NavNode } from '@/lib/source/types';
import { createRequiredContext } from './create-context';

/** What the shell's client parts need from the build: language, texts, documentation trees by version path. */
export interface Shell {
  locale: string;
  messages: Messages;
  /** Tree of each version; key is the version's path segment, empty for the current version. */
  trees: Record<string, NavNode[]>;
}

const [ShellContext, useShell] = createRequiredContext<Shell>('useShell', 'ShellProvider');

export { useShell };

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}
