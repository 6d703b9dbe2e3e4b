'use client';

import { useEffect } from 'react';
import type { NavNode } from '@/lib/shared/nav-tree';
import { showTree } from './shown-tree';
import { Sidebar } from './sidebar';

/** Documentation tree of an old version, brought by its pages; the mobile menu shows it too while the page is open. */
export function VersionTree({ tree }: { tree: NavNode[] }) {
  useEffect(() => showTree(tree), [tree]);
  return (
    <div className="sidebar">
      <Sidebar tree={tree} />
    </div>
  );
}
