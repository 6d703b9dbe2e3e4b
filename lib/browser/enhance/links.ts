import 'client-only';
import { entryState } from '@/framework/next/history-entry';
import { cancelNavigation, openPage } from '@/lib/browser/navigation/open-page';
import { ownAddress } from '@/lib/browser/navigation/own-address';
import { announceNavigation, shownPathname } from '@/lib/browser/navigation/page-events';
import { warmPage } from '@/lib/browser/navigation/page-payloads';
import { currentRouter } from '@/lib/browser/navigation/router';
import { currentConnection, mayPrefetch, wasReloaded } from '@/lib/browser/preload';

/** How long a reader stays on a link that is meant, in milliseconds: the mouse only passes over the others. */
const INTENT = 80;

function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !ownAddress(link.href) || link.target || link.hasAttribute('download')) return undefined;
  if (/\.[a-z]\w*$/i.test(link.pathname)) return undefined;
  return link;
}

/** Warms the page of a link on which the mouse, the focus or a finger rests. Returns the way to stop. */
export function warmLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | undefined;
  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const start = (event: Event) => {
    const pathname = internalLink(event)?.pathname;
    // The pointer moves over the parts of one link.
    if (pathname !== undefined && pathname === waiting) return;
    stop();
    if (!pathname || pathname === window.location.pathname || !mayPrefetch(currentConnection())) return;
    waiting = pathname;
    timer = setTimeout(() => {
      waiting = undefined;
      void warmPage(pathname);
    }, INTENT);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', start, passive);
  document.addEventListener('focusin', start);
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', stop, passive);
  document.addEventListener('focusout', stop);
  document.documentElement.addEventListener('pointerleave', stop, passive);
  return () => {
    stop();
    document.removeEventListener('pointerover', start);
    document.removeEventListener('focusin', start);
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchmove', stop);
    document.removeEventListener('focusout', stop);
    document.documentElement.removeEventListener('pointerleave', stop);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/**
 * Makes plain links of the site soft navigations, so that prose and menus need no link component; until the router is
 * there, the browser follows them. Returns the way to stop.
 */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    // After a full load that failed too, the browser itself follows the link.
    if (!link || wasReloaded(link.href)) return;
    const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
    if (isSamePage) cancelNavigation();
    if (isSamePage && link.href.includes('#')) return;
    if (!isSamePage && !currentRouter()) return;
    event.preventDefault();
    if (isSamePage) window.scrollTo({ top: 0 });
    else void openPage(link);
  };
  const traverse = () => {
    // Whoever goes back no longer wants the page that is loading, even when only the section changes.
    cancelNavigation();
    if (window.location.pathname === shownPathname()) return;
    // An entry for a section, made before the router was there: it passes over entries without its state.
    if (entryState() === null) window.location.reload();
    else announceNavigation(window.location.pathname);
  };
  // React listens on the document: whatever it prevents is known here.
  window.addEventListener('click', follow);
  window.addEventListener('popstate', traverse);
  return () => {
    window.removeEventListener('click', follow);
    window.removeEventListener('popstate', traverse);
  };
}
