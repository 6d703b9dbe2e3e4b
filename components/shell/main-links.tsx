'use client';

import { navbar, site } from '@/theme.config';
import { MainLink } from './main-link';
import { useShell } from './shell-context';

/** The main links of the navbar, in the language of the shell. */
export function MainLinks() {
  const { locale: code } = useShell();
  const locale = site.locales.find((candidate) => candidate.code === code) ?? site.locales[0];
  return navbar.map((link) => <MainLink key={link.href} link={link} locale={locale} />);
}
