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
