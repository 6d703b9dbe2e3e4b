'use client';

import { localeOfCode } from '@/lib/i18n/split';
import { navbar } from '@/theme.config';
import { MainLink } from './main-link';
import { useShell } from './shell-context';

/** The main links of the navbar, in the language of the shell. */
export function MainLinks() {
  const locale = localeOfCode(useShell().locale);
  return navbar.map((link) => <MainLink key={link.href} link={link} locale={locale} />);
}
