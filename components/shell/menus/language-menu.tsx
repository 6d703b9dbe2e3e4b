import { getMessages, splitLocale } from '@/lib/i18n';
import { languageLinks } from '@/lib/shared/language-links';
import { siteHref } from '@/lib/shared/paths';
import type { FramedPage } from '../framed-page';
import { Menu } from './menu';

/** Languages; each leads to this page in that language. */
export function LanguageMenu({ page }: { page: FramedPage }) {
  const { locale, links } = languageLinks(page.path, page.versions !== undefined);
  const own = splitLocale(page.path).path;
  const items = links.map(({ locale: candidate, path }) => ({
    label: candidate.label,
    href: siteHref(path),
    current: candidate === locale,
    lang: candidate.code,
    samePage: splitLocale(path).path === own,
  }));
  return <Menu name={getMessages(page.locale.code).language} label={locale.label} items={items} />;
}
