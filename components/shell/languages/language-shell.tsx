'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Shell, ShellProvider } from '@/components/shell/shell-context';
import { loadTexts } from '@/lib/i18n/browser';
import type { ShellTexts } from '@/lib/i18n/en/shell';
import { splitLocale } from '@/lib/i18n/split';
import { sitePath } from '@/lib/shared/paths';

/** Shell data as a document hands it over: everything but the texts, which come with the script. */
export interface LanguageProps {
  shell: Omit<Shell, 'messages'>;
  children: ReactNode;
}

/** Parts of the frame that the build writes in the language of the page, and no script knows. */
const BUILT_PARTS = '.skip-link, .brand, .footer';

/** Gives this address a title, and again when Next draws the head of the built page after that. */
function keepTitle(title: string): void {
  const { pathname } = window.location;
  const head = new MutationObserver(() => {
    if (window.location.pathname !== pathname) head.disconnect();
    else if (document.title !== title) document.title = title;
  });
  head.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.title = title;
}

/** The shell in the language of the address, where that is not the built one; its tree keeps the built titles. */
async function turnTo(shell: LanguageProps['shell'], locale: Shell['locale']): Promise<Shell> {
  const messages = await loadTexts('shell', locale);
  document.documentElement.lang = locale;
  keepTitle(messages.notFoundTitle);
  for (const part of document.querySelectorAll<HTMLElement>(BUILT_PARTS)) part.lang = shell.locale;
  const tree = shell.tree.map((node) => ({ lang: shell.locale, ...node }));
  return { ...shell, tree, locale, messages };
}

/**
 * Provides shell data together with the texts of one language. The not-found page is built once and shown at every
 * address that has no page, so its shell turns to the language of the address.
 */
export function LanguageShell({ shell, messages, children }: LanguageProps & { messages: ShellTexts }) {
  const built = useMemo(() => ({ ...shell, messages }), [shell, messages]);
  const [turned, setTurned] = useState<Shell>();

  useEffect(() => {
    if (!shell.isNotFound) return;
    const { locale } = splitLocale(sitePath(window.location.pathname));
    // Without the texts those of the built page stay.
    if (locale.code !== shell.locale) turnTo(shell, locale.code).then(setTurned, () => undefined);
  }, [shell]);

  return <ShellProvider shell={turned ?? built}>{children}</ShellProvider>;
}
