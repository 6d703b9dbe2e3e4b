import type { NavNode } from '@/lib/build/source/types';

/** True when a page of the tree stands at the site path. */
export function treeHas(nodes: readonly NavNode[], href: string): boolean {
  return nodes.some((node) => node.href === href || treeHas(node.children ?? [], href));
}
