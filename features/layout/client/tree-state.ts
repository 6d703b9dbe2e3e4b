import 'client-only';
import { storageKeys } from '@/shared/storage-keys';

/*
 * What the reader opened, closed and scrolled in the documentation tree, kept for the tab: the next page, another
 * language or version of it too, finds the tree as it was left.
 */
interface TreeState {
  /** Folders that the reader opened or closed, by their path below the root of a version. */
  open: Record<string, boolean>;
  /** Scroll position of the column, in pixels. */
  top: number;
}

function read(): TreeState {
  try {
    const { open, top } = JSON.parse(window.sessionStorage.getItem(storageKeys.tree) ?? '{}');
    return { open: { ...open }, top: Number(top) || 0 };
  } catch {
    return { open: {}, top: 0 };
  }
}

function write(change: Partial<TreeState>): void {
  try {
    window.sessionStorage.setItem(storageKeys.tree, JSON.stringify({ ...read(), ...change }));
  } catch {
    // The next page begins without it.
  }
}

/** Whether the reader left a folder open; undefined when they never touched it. */
export function wasOpen(folder: string): boolean | undefined {
  return read().open[folder];
}

/** Remembers that the reader opened or closed a folder. */
export const rememberOpen = (folder: string, isOpen: boolean): void =>
  write({ open: { ...read().open, [folder]: isOpen } });

/** Scroll position at which the column was left. */
export const treeTop = (): number => read().top;

/** Remembers the scroll position of the column. */
export const rememberTreeTop = (top: number): void => write({ top });
