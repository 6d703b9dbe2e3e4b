import 'client-only';
import { mayPrefetch, preloadPage } from '../client/preload';
import { openPage } from '../navigation/open-page';
import { ownAddress } from '../navigation/own-address';
import { PREPARED } from '../prepared-links';
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

/** Fetches the page of a link; where the browser can, it draws it ahead too. A failure only costs the reader the wait. */
async function prepare(link: HTMLAnchorElement): Promise<void> {
  if (!(await preloadPage(link.pathname))) return;
  // One page at a time: each costs memory.
  for (const other of document.querySelectorAll(`[${PREPARED}]`)) other.removeAttribute(PREPARED);
  link.setAttribute(PREPARED, '');
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
      void prepare(link);
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

/** Preloads the page of a pressed link and begins the progress bar; the link of the page on screen leads to its top. */
export function followLinks(): void {
  window.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    if (!link) return;
    const { href, pathname, search, hash } = link;
    const isSamePage = pathname === window.location.pathname && search === window.location.search;
    // The browser has drawn the page ahead.
    if (!isSamePage && link.hasAttribute(PREPARED)) return startProgress(pathname);
    if (isSamePage && hash) return;
    event.preventDefault();
    if (!isSamePage) return void openPage(href);
    if (window.location.hash) window.history.pushState(null, '', href);
    window.scrollTo({ top: 0 });
  });
}
