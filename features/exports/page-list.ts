import 'server-only';
import { getDocs, type NavNode } from '@/features/content/source';
import { buildTree } from '@/features/layout/docs-tree';
import { referenceOperations } from '@/shared/contract/later-releases';
import { operationTitle } from '@/shared/contract/operations';
import { defaultLocale, prefixedLocales } from '@/shared/i18n';
import type { LocaleCode } from '@/theme.config';

/** Site path and title of a page in the default language, and titles of its translations. */
interface ListedPage {
  href: string;
  title: string;
  titles?: Partial<Record<LocaleCode, string>>;
}

const flattenTree = (nodes: readonly NavNode[]): ListedPage[] =>
  nodes.flatMap(({ title, href, children = [] }) => [
    ...(href ? [{ title, href }] : []),
    ...flattenTree(children),
  ]);

/** Returns all pages, those of the API reference included. */
export async function pageList(): Promise<ListedPage[]> {
  const pages = flattenTree(await buildTree(defaultLocale));
  for (const locale of prefixedLocales) {
    const translated = (await getDocs(locale)).pages.filter(({ textLocale }) => textLocale === locale);
    for (const page of pages) {
      const found = translated.find(({ rest }) => page.href === `/docs/${rest}`);
      if (found) page.titles = { ...page.titles, [locale.code]: found.sidebarTitle };
    }
  }
  const operations = referenceOperations.map((api) => ({ href: api.href, title: operationTitle(api) }));
  return [...pages, ...operations];
}
