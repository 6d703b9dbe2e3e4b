'use client';

import { usePathname } from 'next/navigation';
import { useShell } from '@/components/shell/shell-context';
import { localePath, splitLocale } from '@/lib/i18n/split';
import { siteHref, sitePath } from '@/lib/paths';
import { site } from '@/theme.config';
import { Menu } from './menu';

/** Pages without a counterpart in other languages lead to the documentation's start there. */
const untranslated = /^\/docs\/(api|\d)/;

/** Languages; each leads to this page in that language. */
export function LanguageMenu() {
  const { messages } = useShell();
  const { locale, path } = splitLocale(sitePath(usePathname()));
  const items = site.locales.map((candidate) => ({
    label: candidate.label,
    href: siteHref(localePath(candidate.path && untranslated.test(path) ? '/docs' : path, candidate)),
    current: candidate === locale,
    lang: candidate.code,
  }));
  return <Menu name={messages.language} label={locale.label} items={items} />;
}
