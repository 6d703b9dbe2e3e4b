import { payloadUrl } from '@/framework/next/payload';
import { reloadOnce } from '@/lib/browser/preload';
import { sitePath } from '@/lib/shared/paths';
import { announceNavigation } from './navigation-events';

/** The part of the router that a navigation needs. */
interface Router {
  push: (href: string) => void;
  replace: (href: string) => void;
}

/** Parts of the wanted address as links and URLs have them. */
type Target = Pick<URL, 'href' | 'pathname' | 'search' | 'hash'>;

let pending: AbortController | undefined;

/** Gives up a navigation that is still loading, because the reader went elsewhere. */
export function cancelNavigation(): void {
  pending?.abort();
  pending = undefined;
}

/**
 * Opens a page of this site: preloads it, then changes the route. When preloading fails, a warning is logged and the
 * page is loaded in full, once. A later call replaces an earlier one that is still loading.
 */
export async function openPage(router: Router, target: Target): Promise<void> {
  cancelNavigation();
  const own = new AbortController();
  const { signal } = own;
  pending = own;
  announceNavigation(target.pathname);
  try {
    const answer = await fetch(payloadUrl(target.pathname), {
      headers: { RSC: '1' },
      priority: 'high',
      signal,
    });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    // A line that breaks in the middle of the page is a failure too.
    await answer.arrayBuffer();
  } catch (error) {
    if (signal.aborted) return;
    console.warn(`The page ${target.pathname} could not be preloaded; loading it in full.`, error);
    reloadOnce(target.href);
    return;
  }
  if (signal.aborted) return;
  // The history entry of an open mobile menu gives way to the new page.
  const navigate = window.history.state?.menu ? router.replace : router.push;
  navigate(sitePath(target.pathname) + target.search + target.hash);
}
