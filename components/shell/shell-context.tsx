'use client';

import type { ReactNode } from 'react';
import type { ShellTexts } from '@/lib/i18n/en/shell';
import type { NavNode } from '@/lib/shared/nav-tree';
import type { LocaleCode } from '@/theme.config';
import { createRequiredContext } from './create-context';

/** What the shell's client parts need from the build. Every page carries it, so it holds no more than that. */
export interface Shell {
  locale: LocaleCode;
  messages: ShellTexts;
  /** Top of the documentation tree of the current version; what lies below comes with the pages (sidebar/sidebar.tsx). */
  tree: NavNode[];
  /** Set on the not-found page, which is built once and shown at every address that has no page. */
  isNotFound?: true;
}

const [ShellContext, useShell] = createRequiredContext<Shell>('useShell', 'ShellProvider');

export { useShell };

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}
