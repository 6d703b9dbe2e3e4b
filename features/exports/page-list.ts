import 'server-only';
import type { NavNode } from '@/features/content/source';
import { buildTree } from '@/features/layout/docs-tree';
import { linkInLanguage } from '@/shared/addresses';
import { referenceOperations } from '@/shared/contract/later-releases';
import { operationTitle } from '@/shared/contract/operations';
import { defaultLocale, prefixedLocales } from '@/shared/i18n';
import type { LocaleCode, SiteLocale } from '@/theme.config';

/** Site path and title of a page in the default language, and titles of its translations. */
interface ListedPage {
  href: string;
  title: string;
  titles?: Partial<Record<LocaleCode, string>>;
}

/** Returns the pages of a tree whose texts are in its language. */
function flattenTree(nodes: readonly NavNode[], locale: SiteLocale, parentLanguage?: string): ListedPage[] {
  return nodes.flatMap(({ title, href, hrefLang, lang = parentLanguage, children = [] }) => {
    const isOwn = (hrefLang ?? lang ?? locale.code) === locale.code;
    return [...(href && isOwn ? [{ title, href }] : []), ...flattenTree(children, locale, lang)];
  });
}

/** Returns all pages, those of the API reference included. */
export async function pageList(): Promise<ListedPage[]> {
  const pages = flattenTree(await buildTree(defaultLocale), defaultLocale);
  for (const locale of prefixedLocales) {
    const titles = new Map(
      flattenTree(await buildTree(locale), locale).map(({ href, title }) => [href, title]),
    );
    for (const page of pages) {
      const title = titles.get(linkInLanguage(page.href, locale));
      if (title) page.titles = { ...page.titles, [locale.code]: title };
    }
  }
  const operations = referenceOperations.map((api) => ({ href: api.href, title: operationTitle(api) }));
  return [...pages, ...operations];
}
