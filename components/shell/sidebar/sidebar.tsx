'use client';

import { usePathname } from 'next/navigation';
import { useShell } from '@/components/shell/shell-context';
import { addressPath, pageShown, parseAddress } from '@/lib/shared/addresses';
import type { NavNode } from '@/lib/shared/nav-tree';
import { sitePath } from '@/lib/shared/paths';
import { NavTree } from './nav-tree';

/** Path that the tree marks as current: the root of a version shows the start page. */
const currentPath = (pathname: string): string => addressPath(pageShown(parseAddress(sitePath(pathname))));

interface SidebarProps {
  /** Tree of an old version; the current version's unless given. */
  tree?: NavNode[] | null;
  /** Start of the element ids, for a second tree on the page. */
  prefix?: string;
}

/** Documentation tree; lib/browser/enhance/tree.ts keeps the current page in view. */
export function Sidebar({ tree, prefix = 'nav' }: SidebarProps) {
  const { messages, tree: currentTree } = useShell();
  const path = currentPath(usePathname());
  return (
    <nav aria-label={messages.docsNavigation}>
      <NavTree nodes={tree ?? currentTree} path={path} prefix={prefix} />
    </nav>
  );
}
