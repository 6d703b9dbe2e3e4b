import 'client-only';
import { storageKeys } from '@/lib/storage-keys';

/*
 * What the reader opened, closed and scrolled in the documentation tree, kept for the tab: a full load, which a change
 * of language or version is, finds the tree as it was left.
 */

interface TreeState {
  /** Folders that the reader opened or closed, by their path below the root of a version. */
  open: Record<string, boolean>;
  /** Scroll position of the column, in pixels. */
  top: number;
}

let state: TreeState | undefined;

/** What is stored, if it has the right shape; an empty state otherwise. */
function parse(text: string | null): TreeState {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return { open: {}, top: 0 };
    const { open, top } = value as Partial<Record<keyof TreeState, unknown>>;
    const entries = typeof open === 'object' && open !== null ? Object.entries(open) : [];
    return {
      open: Object.fromEntries(
        entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      top: typeof top === 'number' && Number.isFinite(top) ? top : 0,
    };
  } catch {
    return { open: {}, top: 0 };
  }
}

function read(): TreeState {
  if (state) return state;
  try {
    state = parse(window.sessionStorage.getItem(storageKeys.tree));
  } catch {
    state = { open: {}, top: 0 };
  }
  return state;
}

function write(next: TreeState): void {
  state = next;
  try {
    window.sessionStorage.setItem(storageKeys.tree, JSON.stringify(next));
  } catch {
    // Memory keeps it until the next full load.
  }
}

/** Whether the reader left a folder open; undefined when they never touched it. */
export function wasOpen(folder: string): boolean | undefined {
  return read().open[folder];
}

/** Remembers that the reader opened or closed a folder. */
export function rememberOpen(folder: string, isOpen: boolean): void {
  const { open, top } = read();
  write({ open: { ...open, [folder]: isOpen }, top });
}

/** Scroll position at which the column was left. */
export function treeTop(): number {
  return read().top;
}

/** Remembers the scroll position of the column. */
export function rememberTreeTop(top: number): void {
  const { open } = read();
  write({ open, top });
}
