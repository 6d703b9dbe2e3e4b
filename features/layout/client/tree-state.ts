import 'client-only';
import { attempt } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

/** State of the documentation tree, stored for the tab. Other languages and versions share it. */
interface TreeState {
  /** Folders that the reader opened or closed, by their path below the version's root. */
  open?: Record<string, boolean>;
  top?: number;
}

export const readTree = (): TreeState =>
  attempt(() => JSON.parse(window.sessionStorage.getItem(storageKeys.tree) ?? '')) ?? {};

export function rememberTree(change: TreeState): void {
  const stored = readTree();
  const next = { ...stored, ...change, open: { ...stored.open, ...change.open } };
  attempt(() => window.sessionStorage.setItem(storageKeys.tree, JSON.stringify(next)));
}
