import 'client-only';
import { pageWide } from '@/lib/browser/page-wide';

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

function createEvent<Detail>(name: string) {
  const listeners = pageWide(name, () => new Set<(detail: Detail) => void>());
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

const started = createEvent<string>('navigation started');
const givenUp = createEvent<void>('navigation given up');
const shown = createEvent<ShownPage>('page shown');
const markup = createEvent<void>('markup added');

const screen = pageWide<{ page?: ShownPage }>('screen', () => ({}));

/** Browser pathname of the page on screen; undefined before the first one is. */
export function shownPathname(): string | undefined {
  return screen.page?.pathname;
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
  screen.page = { pathname, isFirst: screen.page === undefined };
  shown.emit(screen.page);
}

/**
 * Calls `listener` for each page that comes on screen, and at once for the one that already is.
 * Returns the way to stop listening.
 */
export function onPageShown(listener: (page: ShownPage) => void): () => void {
  if (screen.page) listener(screen.page);
  return shown.on(listener);
}

/** Tells the shell that the page on screen got markup that needs its behaviours: a menu that was opened, other words. */
export const announceMarkup = markup.emit;

/** Calls `listener` when the page on screen got such markup; returns the way to stop listening. */
export const onMarkup = markup.on;
