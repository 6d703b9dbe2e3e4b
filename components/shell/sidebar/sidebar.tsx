'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useShell } from '@/components/shell/shell-context';
import type { NavNode } from '@/lib/build/source/types';
import { addressPath, pageShown, parseAddress } from '@/lib/shared/addresses';
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

/** Documentation tree; the current page is kept in view. */
export function Sidebar({ tree, prefix = 'nav' }: SidebarProps) {
  const { messages, tree: currentTree } = useShell();
  const path = currentPath(usePathname());
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page, the element itself does not change
  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = ref.current?.closest<HTMLElement>('.sidebar');
    if (!current || !box) return;
    const offset = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset < 0 || offset > box.clientHeight - 48) box.scrollTop += offset - box.clientHeight / 2;
  }, [path]);

  return (
    <nav ref={ref} aria-label={messages.docsNavigation}>
      <NavTree nodes={tree ?? currentTree} path={path} prefix={prefix} />
    </nav>
  );
}
