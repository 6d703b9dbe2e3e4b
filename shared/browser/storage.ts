import 'client-only';

/** Called after a write. `event` is given if another tab or an earlier page wrote. */
type Listener = (event?: Event) => void;

interface Shared {
  /**
   * Values that local storage rejected because it is missing, blocked or full. Also written to session
   * storage, which survives a full load. Without both, a value lasts as long as the page.
   */
  memory: Map<string, string | null>;
  listeners: Set<Listener>;
}

/* Two bundles contain this module: the shell's (features/shell) and the framework's, which loads
   when the reader acts. They share state through the window. */
const scope = (typeof window === 'undefined' ? globalThis : window) as { stored?: Shared };
scope.stored ??= { memory: new Map(), listeners: new Set() };
const { memory, listeners } = scope.stored;

/** Returns the result of something that a browser can reject; undefined if it throws. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns the value of a key, or null. A value that the browser failed to store wins. */
export function readStored(key: string): string | null {
  const own = memory.get(key);
  if (own !== undefined) return own;
  return (
    attempt(() => window.sessionStorage.getItem(key)) ??
    attempt(() => window.localStorage.getItem(key)) ??
    null
  );
}

/** Stores a value, for the session if the browser rejects it; null removes the key. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
    attempt(() => window.sessionStorage.removeItem(key));
  } catch {
    // Private mode, or the quota is exceeded.
    memory.set(key, value);
    if (value !== null) attempt(() => window.sessionStorage.setItem(key, value));
  }
  for (const listener of [...listeners]) listener();
}

/**
 * Calls `listener` after each write of this page and of other tabs, and when the page is restored from the
 * back/forward cache, where it missed events. Returns the function that unsubscribes.
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
