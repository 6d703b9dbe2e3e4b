import 'client-only';

/*
 * What the shell's behaviours know about page changes. A navigation starts, and then either a page is shown or the
 * navigation is given up. Kept free of the framework, so that a behaviour is a plain function.
 */

/** A page that has come on screen. */
export interface ShownPage {
  /** Browser pathname. */
  pathname: string;
  /** The page that the document was loaded with. */
  isFirst: boolean;
}

function createEvent<Detail>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    emit: (detail: Detail) => {
      for (const listener of [...listeners]) listener(detail);
    },
    on: (listener: (detail: Detail) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const started = createEvent<string>();
const givenUp = createEvent<void>();
const shown = createEvent<ShownPage>();

let current: ShownPage | undefined;

/** Browser pathname of the page on screen; undefined before the first one is. */
export function shownPathname(): string | undefined {
  return current?.pathname;
}

/** Tells the shell that a change to the page at a browser pathname begins. */
export const announceNavigation = started.emit;

/** Calls `listener` with the target's browser pathname whenever a page change begins; returns the way to stop listening. */
export const onNavigationStart = started.on;

/** Tells the shell that the page change under way will not happen: the reader stays on the page on screen. */
export const announceGivenUp = givenUp.emit;

/** Calls `listener` when a page change is given up; returns the way to stop listening. */
export const onNavigationGivenUp = givenUp.on;

/** Tells the shell that the page at a browser pathname is on screen, its markup complete. */
export function announcePageShown(pathname: string): void {
  current = { pathname, isFirst: current === undefined };
  shown.emit(current);
}

/**
 * Calls `listener` for each page that comes on screen, and at once for the one that already is.
 * Returns the way to stop listening.
 */
export function onPageShown(listener: (page: ShownPage) => void): () => void {
  if (current) listener(current);
  return shown.on(listener);
}
