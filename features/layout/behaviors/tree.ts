import 'client-only';
import { attempt } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { showInColumn } from '../client/column';

/** State of the documentation tree, stored for the tab. Other languages share it. */
interface TreeState {
  /** Folders that the reader opened or closed, by their path below the documentation's root. */
  open?: Record<string, boolean>;
  top?: number;
}

const readTree = (): TreeState =>
  attempt(() => JSON.parse(window.sessionStorage.getItem(storageKeys.tree) ?? '')) ?? {};

/** Adds a change to the stored state. */
export function rememberTree(change: TreeState): void {
  const stored = readTree();
  const next = { ...stored, ...change, open: { ...stored.open, ...change.open } };
  attempt(() => window.sessionStorage.setItem(storageKeys.tree, JSON.stringify(next)));
}

/**
 * Restores the scroll position of the column beside the text, and shows the current page in it. The script
 * behind the tree (../docs-tree.tsx) restores its folders; ./static-markup.ts folds them.
 */
export function tree(): void {
  const column = document.querySelector('.sidebar');
  if (!column) return;
  // With the layout of the first frame, which reading positions earlier would repeat.
  requestAnimationFrame(() => {
    column.scrollTop = Number(readTree().top) || 0;
    showInColumn(column, column.querySelector('[aria-current]'));
  });
  column.addEventListener('scrollend', () => rememberTree({ top: column.scrollTop }));
}
