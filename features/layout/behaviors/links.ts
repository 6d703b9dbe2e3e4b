import 'client-only';
import { mayPrefetch, preloadPage } from '../client/preload';
import { openPage, watchTyping } from '../navigation/open-page';
import { ownAddress } from '../navigation/own-address';
import { PREPARED } from '../prepared-links';
import { startProgress } from './progress-bar';

const HOVER_DELAY = 80;

function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !ownAddress(link.href) || link.target || link.hasAttribute('download')) return undefined;
  if (/\.[a-z]\w*$/i.test(link.pathname)) return undefined;
  return link;
}

/** Preloads the page of a link, and has the browser prerender it where speculation rules are supported. */
async function prepare(link: HTMLAnchorElement): Promise<void> {
  if (!(await preloadPage(link.pathname))) return;
  // One page at a time: a prerendered page costs memory.
  for (const other of document.querySelectorAll(`[${PREPARED}]`)) other.removeAttribute(PREPARED);
  link.setAttribute(PREPARED, '');
}

/** Preloads the page of a link that is hovered, focused or touched, unless the reader saves data. */
export function prepareLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (event: Event) => {
    stop();
    const link = internalLink(event);
    if (!link || link.pathname === window.location.pathname || !mayPrefetch()) return;
    timer = setTimeout(() => void prepare(link), HOVER_DELAY);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', start, passive);
  document.addEventListener('focusin', start);
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', stop, passive);
  document.addEventListener('focusout', stop);
  document.documentElement.addEventListener('pointerleave', stop, passive);
}

/** Returns whether a click opens a link in this tab and no other handler has used it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Preloads a page of this site when its link is clicked. A link to the current page scrolls to the top. */
export function followLinks(): void {
  watchTyping();
  window.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    if (!link) return;
    const { href, pathname, search, hash } = link;
    const isSamePage = pathname === window.location.pathname && search === window.location.search;
    // The page is prerendered; the browser opens it.
    if (!isSamePage && link.hasAttribute(PREPARED)) return startProgress(pathname);
    if (isSamePage && hash) return;
    event.preventDefault();
    if (!isSamePage) return void openPage(href);
    if (window.location.hash) window.history.pushState(null, '', href);
    window.scrollTo({ top: 0 });
  });
}
