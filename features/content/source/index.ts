import 'server-only';
import { addressPath, parseAddress, START_PAGE } from '@/shared/addresses';
import { once } from '@/shared/files/once';
import { defaultLocale } from '@/shared/i18n';
import { type SiteLocale, site } from '@/theme.config';
import { type ContentNode, readContentTree } from './content-tree';
import type { Category, DocPage, DocSet, NavNode } from './types';

export type { Category, DocPage, DocSet, NavNode } from './types';

const showDrafts = process.env.NODE_ENV !== 'production';

interface Scope {
  locale: SiteLocale;
  /** Translations by path below `/docs`. */
  translations: Map<string, ContentNode>;
}

function walk(nodes: ContentNode[]): ContentNode[] {
  return nodes.flatMap((node) => [node, ...walk(node.children)]);
}

function toPage(node: ContentNode, scope: Scope): DocPage | undefined {
  if (!node.page || (node.page.draft && !showDrafts)) return undefined;
  const rest = node.path.join('/');
  const translated = scope.translations.get(rest);
  const shown = translated?.page ?? node.page;
  return {
    href: addressPath({ kind: 'page', locale: scope.locale, rest }),
    rest,
    contentPath: (translated ?? node).path,
    title: shown.title,
    sidebarTitle: (translated ?? node).title,
    description: shown.description,
    draft: node.page.draft,
    isListed: !node.isHidden,
    locale: scope.locale,
    textLocale: translated ? scope.locale : defaultLocale,
  };
}

/** @param parentLanguage language of the surrounding titles */
function toTree(
  nodes: ContentNode[],
  scope: Scope,
  pages: DocPage[],
  parentLanguage = scope.locale.code,
): NavNode[] {
  return nodes.flatMap((node): NavNode[] => {
    const page = toPage(node, scope);
    if (page) pages.push(page);
    const isFolder = node.children.length > 0;
    if (node.isHidden || (!page && !isFolder && !node.isLabel)) return [];
    const rest = node.path.join('/');
    const { code } = scope.translations.has(rest) ? scope.locale : defaultLocale;
    const lang = code !== parentLanguage && { lang: code };
    if (node.isLabel)
      return [{ title: scope.translations.get(rest)?.title ?? node.title, ...lang, isLabel: true }];
    const children = toTree(node.children, scope, pages, code);
    if (!page && children.length === 0) return [];
    const title = page?.sidebarTitle ?? scope.translations.get(rest)?.title ?? node.title;
    const category = { kind: 'category', locale: scope.locale, slug: node.name } as const;
    const href = page?.href ?? (node.path.length === 1 ? addressPath(category) : undefined);
    return [
      { title, ...(href && { href }), ...lang, ...(children.length > 0 && { folder: rest, children }) },
    ];
  });
}

async function readDocs(locale: SiteLocale): Promise<DocSet> {
  const all = await contentTree();
  const nodes = all.filter((node) => !site.locales.some(({ path }) => path === node.name));
  const localized = walk(all.find(({ name }) => name === locale.path)?.children ?? []);
  const translations = new Map(localized.map((node) => [node.path.slice(1).join('/'), node]));
  const pages: DocPage[] = [];
  const tree = toTree(nodes, { locale, translations }, pages);
  return { pages, tree };
}

const contentTree = once(readContentTree);

const sets = new Map<SiteLocale, () => Promise<DocSet>>();

/** Returns the pages in a language, as a tree and in reading order. Cached. */
export function getDocs(locale: SiteLocale): Promise<DocSet> {
  const read = sets.get(locale) ?? once(() => readDocs(locale));
  sets.set(locale, read);
  return read();
}

/** Returns the page of a path below `/docs` ('' is the start page); undefined when there is none. */
export async function getPage(locale: SiteLocale, rest: string): Promise<DocPage | undefined> {
  const { pages } = await getDocs(locale);
  return pages.find((page) => page.rest === (rest || START_PAGE));
}

/** Returns the generated index pages: top-level folders without an index page. */
export async function getCategories(locale: SiteLocale): Promise<Category[]> {
  const { tree, pages } = await getDocs(locale);
  return tree.flatMap((node) => {
    const address = parseAddress(node.href ?? '/');
    if (address.kind !== 'category' || !node.href) return [];
    const { slug } = address;
    const categoryPages = pages.filter((page) => page.rest.startsWith(`${slug}/`));
    const groups = getGroups(node.children ?? [], categoryPages);
    return [{ slug, href: node.href, title: node.title, pages: categoryPages, groups }];
  });
}

function getGroups(nodes: NavNode[], pages: DocPage[]): Category['groups'] {
  const groups: Category['groups'] = [];
  for (const { title, href, lang, folder, isLabel } of nodes) {
    if (isLabel || groups.length === 0) groups.push({ ...(isLabel && { title, lang }), pages: [] });
    if (isLabel) continue;
    const below = pages.filter(
      (page) => page.href === href || (folder && page.rest.startsWith(`${folder}/`)),
    );
    groups.at(-1)?.pages.push(...below);
  }
  return groups;
}
