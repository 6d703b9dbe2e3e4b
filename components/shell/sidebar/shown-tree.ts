import { useSyncExternalStore } from 'react';
import type { NavNode } from '@/lib/shared/nav-tree';

let shown: NavNode[] | null = null;
const listeners = new Set<() => void>();

function set(tree: NavNode[] | null): void {
  shown = tree;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a tree the one that menus show; returns the way to take it back. */
export function showTree(tree: NavNode[]): () => void {
  set(tree);
  return () => {
    if (shown === tree) set(null);
  };
}

/** Tree that the open page brought along; null for pages of the current version. */
export function useShownTree(): NavNode[] | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
