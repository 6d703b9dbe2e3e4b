import 'client-only';
import { entryMember } from '@/framework/next/history-entry';
import { pageWide } from '@/lib/browser/page-wide';
import { reloadOnce } from '@/lib/browser/preload';
import { basePath } from '@/lib/shared/paths';
import { announceGivenUp, announceNavigation, shownPathname } from './page-events';
import { loadPayload, stopLoading } from './page-payloads';
import { needsOwnDocument } from './policy';
import { currentRouter } from './router';

/** Parts of the wanted address as links and URLs have them. */
type Target = Pick<URL, 'href' | 'pathname' | 'search' | 'hash'>;

/** Payloads exist in the export only; the development server renders each page when the router asks. */
export const hasPayloads = process.env.NODE_ENV === 'production';

const way = pageWide<{ pending?: { pathname: string } | undefined }>('way', () => ({}));

/** Gives up the page change that is still loading, because the reader stays or goes elsewhere. */
export function cancelNavigation(): void {
  if (!way.pending) return;
  stopLoading(way.pending.pathname);
  way.pending = undefined;
  announceGivenUp();
}

/**
 * Opens a page of this site: preloads it, then changes the route; the router gets what was preloaded. When preloading
 * fails, a warning is logged and the page is loaded in full, once. A later call replaces an earlier one that is still
 * loading. Before the router is there, the browser loads the page.
 */
export async function openPage(target: Target): Promise<void> {
  if (way.pending?.pathname !== target.pathname) cancelNavigation();
  const router = currentRouter();
  if (!router) return window.location.assign(target.href);
  const own = { pathname: target.pathname };
  way.pending = own;
  const from = shownPathname();
  announceNavigation(target.pathname);
  try {
    if (hasPayloads && needsOwnDocument(await loadPayload(target.pathname))) {
      if (way.pending === own) window.location.assign(target.href);
      return;
    }
  } catch (error) {
    if (way.pending !== own) return;
    console.warn(`The page ${target.pathname} could not be preloaded; loading it in full.`, error);
    reloadOnce(target.href);
    return;
  }
  if (way.pending !== own) return;
  way.pending = undefined;
  // Two entries give way to the new page: that of an open modal, and that of a page which an earlier click opened
  // and the reader never saw, because it came while this one was loading.
  const isOverrun = shownPathname() !== from;
  const navigate = entryMember('dialog') || isOverrun ? router.replace : router.push;
  navigate(target.pathname.slice(basePath.length) + target.search + target.hash);
}
