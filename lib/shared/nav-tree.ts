/** A node of the documentation tree as the sidebar shows it. `href` is a site path without base path. */
export interface NavNode {
  title: string;
  href?: string;
  /** Language of the title and of what is below, where it is another than that of the surroundings. */
  lang?: string;
  /**
   * Set on a folder: its path below the root of the version, the same in every language and version, whatever its title
   * says, and also where the folder has no page of its own.
   */
  folder?: string;
  /** First page of a folder whose entries are left out: the way into it for readers without script. */
  first?: { title: string; href: string; lang?: string };
  /** Entries of a folder; absent where they wait in a file of their own until somebody unfolds it. */
  children?: NavNode[];
}

/** Whether the way to a page leads through a folder, or ends at it. */
function leadsTo(node: NavNode, path: string): boolean {
  return node.href === path || (node.children?.some((child) => leadsTo(child, path)) ?? false);
}

/**
 * What of a tree belongs on a page: its top, the folders on the way to the page with all of their entries, and folders
 * that begin unfolded. All others lose their entries.
 * @param path site path of the page
 * @param unfolded number of levels whose folders begin unfolded
 * @param cut what a folder that loses its entries keeps of them
 */
export function branchOf(
  nodes: readonly NavNode[],
  path: string,
  unfolded = 0,
  cut: (folder: NavNode) => Pick<NavNode, 'first'> = () => ({}),
): NavNode[] {
  return nodes.map((node) => {
    const { children, ...rest } = node;
    if (!children) return rest;
    if (unfolded > 0 || leadsTo(node, path))
      return { ...rest, children: branchOf(children, path, unfolded - 1, cut) };
    return { ...rest, ...cut(node) };
  });
}

/** The first page of a folder, as {@link branchOf} keeps it. */
export function firstPage({ children = [] }: NavNode): Pick<NavNode, 'first'> {
  for (const child of children) {
    const { title, href, lang } = child;
    if (href && !child.children) return { first: { title, href, ...(lang && { lang }) } };
    const { first } = firstPage(child);
    if (first) return { first };
  }
  return {};
}

/** Folders of a tree, each with its path and its whole content. */
export function foldersOf(nodes: readonly NavNode[]): { folder: string; children: NavNode[] }[] {
  return nodes.flatMap(({ folder, children = [] }) =>
    folder === undefined ? [] : [{ folder, children }, ...foldersOf(children)],
  );
}

/**
 * Site path of the file with the entries of a folder, those of its own folders left out.
 * @param tree language and version of the tree, as {@link treeName} gives it
 * @param folder path of the folder; empty for the top of the tree
 */
export const treeFile = (tree: string, folder: string): string =>
  `/navigation/${[tree, folder].filter(Boolean).join('/')}/tree.json`;

/** Name of a tree among those of all languages and versions, such as `en` or `en/0.1.1`. */
export const treeName = (locale: { code: string }, version: { path: string }): string =>
  [locale.code, version.path].filter(Boolean).join('/');

/** Site path of the file with all pages of the current version and of the API reference: an array of titles and addresses. */
export const PAGE_LIST = '/navigation/pages.json';
