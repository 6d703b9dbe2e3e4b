'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { onPageShown } from '@/lib/browser/navigation/page-events';
import { rememberTreeTop, treeTop } from '@/lib/browser/tree-state';
import type { NavNode } from '@/lib/build/source/types';
import { addressPath, pageShown, parseAddress } from '@/lib/shared/addresses';
import { sitePath } from '@/lib/shared/paths';
import { NavTree } from './nav-tree';

/** Path that the tree marks as current: the root of a version shows the start page. */
const currentPath = (pathname: string): string => addressPath(pageShown(parseAddress(sitePath(pathname))));

/** Scrolls the column until its current entry stands in the part of it that the window shows. */
function showCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const { top: start, bottom } = box.getBoundingClientRect();
  // Below the announcement the column reaches out of the window.
  const end = Math.min(bottom, window.innerHeight);
  const { top, bottom: low } = current.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop);
  if (top < start + padding || low > end) box.scrollTop += top - (start + padding + end) / 2;
}

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

  useEffect(() => {
    const box = ref.current?.closest<HTMLElement>('.sidebar');
    if (!box) return;
    box.scrollTop = treeTop();
    const stop = onPageShown(() => {
      showCurrent(box);
      // A folder that unfolds has its height only in the end.
      const unfolding = box.getAnimations({ subtree: true }).map(({ finished }) => finished);
      if (unfolding.length > 0) void Promise.allSettled(unfolding).then(() => showCurrent(box));
    });
    const note = () => rememberTreeTop(box.scrollTop);
    box.addEventListener('scrollend', note);
    return () => {
      stop();
      box.removeEventListener('scrollend', note);
    };
  }, []);

  return (
    <nav ref={ref} aria-label={messages.docsNavigation}>
      <NavTree nodes={tree ?? currentTree} path={path} prefix={prefix} />
    </nav>
  );
}
