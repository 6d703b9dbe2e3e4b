'use client';

import { useShell } from '@/components/shell/shell-context';
import { usePageVersions } from '@/components/shell/use-page-versions';
import { useSitePath } from '@/components/shell/use-site-path';
import { splitLocale } from '@/lib/i18n/split';
import { languageLinks } from '@/lib/shared/language-links';
import { siteHref } from '@/lib/shared/paths';
import { Menu } from './menu';

/** Languages; each leads to this page in that language. */
export function LanguageMenu() {
  const { messages } = useShell();
  const here = useSitePath();
  const { locale, links } = languageLinks(here, usePageVersions(here) !== undefined);
  const own = splitLocale(here).path;
  const items = links.map(({ locale: candidate, path }) => ({
    label: candidate.label,
    href: siteHref(path),
    current: candidate === locale,
    lang: candidate.code,
    samePage: splitLocale(path).path === own,
  }));
  return <Menu name={messages.language} label={locale.label} items={items} />;
}
