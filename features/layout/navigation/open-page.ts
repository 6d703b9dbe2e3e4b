import 'client-only';
import { word } from '@/shared/browser/texts';
import { NAVIGATION_CANCELLED, startProgress } from '../behaviors/progress-bar';
import { isReachable, mayPrefetch, preloadPage } from '../client/preload';
import { closeToast, showToast } from '../client/toast';

/** Returns whether a page opens without a check: the service worker may have it, or the reader saves data. */
const isUnchecked = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) || (navigator.onLine && !mayPrefetch());

let pending: AbortController | undefined;

let hasTyped = false;

/** Notes when the reader types into a field of the page, which a navigation would empty. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    hasTyped ||= target instanceof Element && target.closest('main') !== null;
  });
}

/** Shows that the page cannot be opened, with a button to try again. */
function showFailure(href: string): void {
  window.dispatchEvent(new Event(NAVIGATION_CANCELLED));
  showToast(
    word(navigator.onLine ? 'pageFailed' : 'offline'),
    { text: word('retry'), onPress: () => void openPage(href) },
    { text: word('close'), onPress: closeToast },
  );
}

/**
 * Opens a page of this site after preloading it. A page whose preload fails is loaded in full. A reader who is
 * offline, or has typed something into the current page, stays and sees a toast instead.
 * @param replaces whether the page replaces the current history entry
 * @returns false when the reader stays
 */
export async function openPage(href: string, replaces = false): Promise<boolean> {
  const { pathname } = new URL(href);
  const isSamePage = pathname === window.location.pathname;
  if (pending) {
    pending.abort();
    // Cancels a navigation that has already started.
    window.stop();
  }
  pending = new AbortController();
  const { signal } = pending;
  const stay = pending.abort.bind(pending);
  for (const event of ['hashchange', 'popstate', 'pagehide', NAVIGATION_CANCELLED])
    window.addEventListener(event, stay, { signal });
  startProgress(pathname);
  const isAvailable =
    isSamePage ||
    isUnchecked() ||
    (navigator.onLine && ((await preloadPage(pathname)) || !hasTyped)) ||
    (await isReachable(href));
  if (signal.aborted) return false;
  if (!isAvailable) showFailure(href);
  else if (replaces) window.location.replace(href);
  else window.location.assign(href);
  return isAvailable && !isSamePage;
}
