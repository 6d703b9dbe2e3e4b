import 'server-only';
import type { PageRecord, TrailStep } from '@/features/content/page-record';
import {
  type Category,
  type DocPage,
  getCategories,
  getDocs,
  getPage,
  type NavNode,
} from '@/features/content/source';
import { contentFiles } from '@/features/content/source/files';
import { addressPath, getMarkdownPage } from '@/shared/addresses';
import { lastCommit } from '@/shared/files/git-date';
import { defaultLocale } from '@/shared/i18n';
import { type SiteLocale, site } from '@/theme.config';

/** Returns the site paths of the translations that `hrefIn` finds. */
async function translations(
  hrefIn: (locale: SiteLocale) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const locale of site.locales) {
    const href = await hrefIn(locale);
    if (href) found[locale.code] = href;
  }
  return found;
}

/** Returns the nodes from the top of the tree down to a page; none if the page is not in the tree. */
function nodesTo(nodes: NavNode[], href: string): NavNode[] {
  for (const node of nodes) {
    if (node.href === href) return [node];
    const below = nodesTo(node.children ?? [], href);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function trailTo(tree: NavNode[], href: string): TrailStep[] {
  const nodes = nodesTo(tree, href);
  if (nodes.length < 2) return [];
  return nodes.map(({ title, href: own, children }, index) => ({
    title,
    // A section without a page links to its first page.
    href: own ?? children?.find((child) => child.href)?.href,
    // The trail is flat, so each step repeats an inherited language.
    lang: nodes.slice(0, index + 1).findLast(({ lang }) => lang)?.lang,
  }));
}

/** Returns a title that is unique across languages. */
const uniqueTitle = ({ title, locale, textLocale }: DocPage): string =>
  textLocale === locale ? title : `${title} (${textLocale.label})`;

/** Returns the record of a documentation page. Untranslated pages have another canonical page. */
export async function articleRecord(page: DocPage): Promise<PageRecord> {
  const { locale, textLocale, rest } = page;
  const { tree } = await getDocs(locale);
  return {
    path: page.href,
    language: locale.code,
    title: uniqueTitle(page),
    description: page.description,
    canonical: addressPath({ kind: 'page', locale: textLocale, rest }),
    markdown: getMarkdownPage({ kind: 'page', locale, rest }),
    languages: await translations(async (other) => {
      const translation = await getPage(other, rest);
      return translation?.textLocale === other ? translation.href : undefined;
    }),
    noindex: page.draft,
    trail: trailTo(tree, page.href),
    // Nextra's timestamp is that of the first page its process compiled, because it caches the compiler.
    changed: await lastCommit(contentFiles(page)),
  };
}

export const categoryIn = async (locale: SiteLocale, slug: string): Promise<Category | undefined> =>
  (await getCategories(locale)).find((candidate) => candidate.slug === slug);

/** Returns whether a generated index page lists a page in its language. */
export const isTranslated = ({ pages }: Category, locale: SiteLocale): boolean =>
  pages.some(({ textLocale }) => textLocale === locale);

/**
 * Returns the record of a generated index page. Without translated pages, the one in the default language is
 * canonical.
 */
export async function categoryRecord(category: Category, locale: SiteLocale): Promise<PageRecord> {
  const { title, pages, href, slug } = category;
  const isCanonical = isTranslated(category, locale);
  return {
    path: href,
    language: locale.code,
    title,
    description: `${title}: ${pages.map((page) => page.sidebarTitle).join(', ')}.`,
    canonical: isCanonical ? href : addressPath({ kind: 'category', locale: defaultLocale, slug }),
    markdown: getMarkdownPage({ kind: 'category', locale, slug }),
    languages: await translations(async (other) => {
      const translation = await categoryIn(other, slug);
      return translation && isTranslated(translation, other) ? translation.href : undefined;
    }),
    trail: [],
    changed: await lastCommit(
      pages.filter(({ textLocale }) => !isCanonical || textLocale === locale).flatMap(contentFiles),
    ),
  };
}
