import { parseAddress } from './addresses';

/** A node of the documentation tree as the sidebar shows it. `href` is a site path without base path. */
export interface NavNode {
  title: string;
  href?: string;
  /** Language of the title and of what is below, where it is another than that of the surroundings. */
  lang?: string;
  children?: NavNode[];
}

/** True when a page of the tree stands at the site path. */
export function treeHas(nodes: readonly NavNode[], href: string): boolean {
  return nodes.some((node) => node.href === href || treeHas(node.children ?? [], href));
}

/**
 * Path of a folder below the root of its version: the same in every language and version, whatever its title says, and
 * also where the folder has no page of its own. Its entries stand below it.
 */
export function folderPath({ href, children }: NavNode): string {
  const [first] = children ?? [];
  if (!first) return href ?? '';
  const entry = first.children?.length ? folderPath(first) : restOf(first.href ?? '');
  return entry.replace(/\/?[^/]*$/, '');
}

/** Path of an entry without language and version. */
function restOf(href: string): string {
  const address = parseAddress(href);
  return address.kind === 'page' ? address.rest : href;
}
