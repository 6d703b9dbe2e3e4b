import 'client-only';

/** Called after a write; with the event where another tab or an earlier page wrote. */
type Listener = (event?: Event) => void;

interface Shared {
  /**
   * What local storage, which may be missing, rejected or full, does not take; session storage has it too, as that outlives
   * a full load. Where neither storage is there, a choice lasts as long as the page.
   */
  memory: Map<string, string | null>;
  listeners: Set<Listener>;
}

/*
 * A page has two scripts of the shell: the small one that comes with it (features/layout/shell) and, once the reader acts, that of
 * the framework. Each brings its own copy of this module, so what both must see lies on the window.
 */
const scope = (typeof window === 'undefined' ? globalThis : window) as { stored?: Shared };
scope.stored ??= { memory: new Map(), listeners: new Set() };
const { memory, listeners } = scope.stored;

/** The result of what a browser may reject; undefined then. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns the value of a key, or null; never throws. A value that the browser failed to store wins over the stored one. */
export function readStored(key: string): string | null {
  const own = memory.get(key);
  if (own !== undefined) return own;
  return (
    attempt(() => window.sessionStorage.getItem(key)) ??
    attempt(() => window.localStorage.getItem(key)) ??
    null
  );
}

/** Stores a value, or removes the key for null; keeps it for the session when the browser rejects. Never throws. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
    attempt(() => window.sessionStorage.removeItem(key));
  } catch {
    // Private mode or a full quota.
    memory.set(key, value);
    if (value !== null) attempt(() => window.sessionStorage.setItem(key, value));
  }
  for (const listener of [...listeners]) listener();
}

/**
 * Calls `listener` after each write of this page and of other tabs, and when the page comes back from the browser's
 * cache, as other pages may have written meanwhile. Returns the way to stop.
 */
export function onStored(listener: Listener): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener(event);
  };
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onShow);
  };
}
