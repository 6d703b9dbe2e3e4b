import 'server-only';
import { pageSets, treeOf } from '@/lib/build/drawn-pages';
import { defaultLocale } from '@/lib/i18n';
import { branchOf, foldersOf, type NavNode, PAGE_LIST, treeFile, treeName } from '@/lib/shared/nav-tree';
import { apiOperations, operationTitle } from '@/lib/shared/openapi/operations';
import { currentVersion } from '@/lib/shared/versions';

/** A file with entries of a documentation tree, or with all pages. */
export interface NavigationFile {
  /** Site path. */
  path: string;
  /** JSON: an array of nodes without the entries of their folders. */
  text: string;
}

const file = (path: string, nodes: readonly NavNode[]): NavigationFile => ({
  path,
  text: JSON.stringify(branchOf(nodes, '')),
});

/** All entries of a tree that lead somewhere, as one list. */
const entriesOf = (nodes: readonly NavNode[]): NavNode[] =>
  nodes.flatMap(({ title, href, children = [] }) => [
    ...(href ? [{ title, href }] : []),
    ...entriesOf(children),
  ]);

/** The top of each documentation tree, the entries of each folder in a file of its own, and the list of all pages. */
export async function navigationFiles(): Promise<NavigationFile[]> {
  const trees = await Promise.all(
    pageSets().map(async ({ version, locale }) => {
      const name = treeName(locale, version);
      const tree = await treeOf(version, locale);
      const lists = [{ folder: '', children: tree }, ...foldersOf(tree)];
      return lists.map(({ folder, children }) => file(treeFile(name, folder), children));
    }),
  );
  const pages = entriesOf(await treeOf(currentVersion, defaultLocale));
  const operations = apiOperations.map((api) => ({ href: api.href, title: operationTitle(api) }));
  return [...trees.flat(), file(PAGE_LIST, [...pages, ...operations])];
}
