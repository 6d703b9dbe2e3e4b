import 'server-only';
import { getDocs, type NavNode } from '@/features/content/source';
import { getMessages } from '@/shared/i18n';
import { foreignLanguage } from '@/shared/site-links';
import type { SiteLocale } from '@/theme.config';

export type { NavNode } from '@/features/content/source';

/** Returns the documentation tree, with the API reference at its end. */
export async function buildTree(locale: SiteLocale): Promise<NavNode[]> {
  const { tree } = await getDocs(locale);
  const reference = '/docs/api';
  const hrefLang = foreignLanguage(reference, locale);
  return [
    ...tree,
    { title: getMessages(locale.code).navApi, href: reference, ...(hrefLang && { hrefLang }) },
  ];
}
