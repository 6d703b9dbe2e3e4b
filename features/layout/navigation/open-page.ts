import 'client-only';
import { word } from '@/shared/browser/texts';
import { STAYED, startProgress } from '../behaviors/progress-bar';
import { isReachable, mayPrefetch, preloadPage } from '../client/preload';
import { closeToast, showToast } from '../client/toast';

/** Whether a page is left unchecked: a kept copy has it, or the reader saves data. */
const isUnchecked = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) || (navigator.onLine && !mayPrefetch());

/** Opens what the reader pressed last, unless they stay. */
let opening: AbortController | undefined;

/** Says that a page cannot be opened now, and offers to try again. */
function showFailure(href: string): void {
  window.dispatchEvent(new Event(STAYED));
  showToast(
    word(navigator.onLine ? 'pageFailed' : 'offline'),
    { text: word('retry'), onPress: () => void openPage(href) },
    { text: word('close'), onPress: closeToast },
  );
}

/**
 * Opens a page of this site after it has been preloaded. One that fails is tried in full; if that fails too, the page on
 * screen stays, and a toast says so: the browser would put its own error page in its place.
 * @param replaces the page takes the place of the present entry in the history
 * @returns false when the reader stays
 */
export async function openPage(href: string, replaces = false): Promise<boolean> {
  const { pathname } = new URL(href);
  const isSamePage = pathname === window.location.pathname;
  if (opening) {
    opening.abort();
    // What was pressed before may be on its way already.
    window.stop();
  }
  opening = new AbortController();
  const { signal } = opening;
  const stay = opening.abort.bind(opening);
  for (const event of ['hashchange', 'popstate', 'pagehide', STAYED])
    window.addEventListener(event, stay, { signal });
  startProgress(pathname);
  const isThere =
    isSamePage ||
    isUnchecked() ||
    (navigator.onLine && (await preloadPage(pathname))) ||
    (await isReachable(href));
  if (signal.aborted) return false;
  if (!isThere) showFailure(href);
  else if (replaces) window.location.replace(href);
  else window.location.assign(href);
  return isThere && !isSamePage;
}
