import 'client-only';
import { isCutOff, openIfReachable } from '@/client/navigation/cut-off';
import { ownAddress } from '@/client/navigation/own-address';
import { mayPrefetch } from '@/client/preload';
import { PREPARED } from '@/lib/prepared-links';
import { startProgress } from './progress-bar';

/** How long a reader stays on a link that is meant, in milliseconds: the mouse only passes over the others. */
const INTENT = 80;

/** The link of an event when it leads to a page of this site. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !ownAddress(link.href) || link.target || link.hasAttribute('download')) return undefined;
  if (/\.[a-z]\w*$/i.test(link.pathname)) return undefined;
  return link;
}

/** Fetches a page ahead in a way that the browser uses when the link is followed. Rejects when it cannot be had. */
function prefetch(pathname: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch'))
    return fetch(pathname, { priority: 'low' }).then((response) => {
      if (!response.ok) throw new Error(`It is answered with ${response.status}.`);
    });
  link.rel = 'prefetch';
  link.href = pathname;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The browser could not fetch it.'));
    document.head.append(link);
  });
}

/** Pages that were asked for, by pathname. */
const requested = new Map<string, Promise<void>>();

/** Fetches the page of a link; where the browser can, it draws it ahead too. A failure only costs the reader the wait. */
function prepare(link: HTMLAnchorElement): void {
  const { pathname } = link;
  const page = requested.get(pathname) ?? prefetch(pathname);
  requested.set(pathname, page);
  page.then(
    () => {
      // One page at a time: each costs memory.
      for (const other of document.querySelectorAll(`[${PREPARED}]`)) other.removeAttribute(PREPARED);
      link.setAttribute(PREPARED, '');
    },
    (error: unknown) => {
      requested.delete(pathname);
      console.warn(
        `The page ${pathname} could not be preloaded; it is loaded in full when it is opened.`,
        error,
      );
    },
  );
}

/** Prepares the page of a link on which the mouse, the focus or a finger rests; not for readers who save data. */
export function prepareLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const start = (event: Event) => {
    const link = internalLink(event);
    // The pointer moves over the parts of one link.
    if (link && link.pathname === waiting) return;
    stop();
    if (!link || link.pathname === window.location.pathname || !mayPrefetch()) return;
    waiting = link.pathname;
    timer = setTimeout(() => {
      waiting = undefined;
      prepare(link);
    }, INTENT);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', start, passive);
  document.addEventListener('focusin', start);
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', stop, passive);
  document.addEventListener('focusout', stop);
  document.documentElement.addEventListener('pointerleave', stop, passive);
}

/** Whether a press means this tab and has not been used otherwise. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Begins the progress bar with a press on a link, unless the reader is offline; the link of the page on screen leads to its top. */
export function followLinks(): void {
  window.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    if (!link) return;
    const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
    if (!isSamePage && isCutOff()) {
      event.preventDefault();
      void openIfReachable(link.href);
    } else if (!isSamePage) startProgress(link.pathname);
    else if (!link.href.includes('#')) {
      event.preventDefault();
      window.scrollTo({ top: 0 });
    }
  });
}
