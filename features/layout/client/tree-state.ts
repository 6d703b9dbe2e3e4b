import 'client-only';
import { storageKeys } from '@/shared/storage-keys';

/** State of the documentation tree, stored for the tab. Other languages and versions share it. */
interface TreeState {
  /** Folders that the reader opened or closed, by their path below the version's root. */
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
    // The state is optional.
  }
}

/** Returns whether the reader left a folder open; undefined when they never toggled it. */
export function wasOpen(folder: string): boolean | undefined {
  return read().open[folder];
}

export const rememberOpen = (folder: string, isOpen: boolean): void =>
  write({ open: { ...read().open, [folder]: isOpen } });

export const treeTop = (): number => read().top;

export const rememberTreeTop = (top: number): void => write({ top });
