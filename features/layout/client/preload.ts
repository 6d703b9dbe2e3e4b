import 'client-only';

/** The part of the Network Information API that says how to treat the reader's line. */
interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** True unless the reader saves data or has a 2g line, where the browser tells; then nothing is fetched before it is asked for. */
export function mayPrefetch({ connection = {} } = navigator as { connection?: ConnectionHints }): boolean {
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** Pages that were asked for, by pathname. */
const preloaded = new Map<string, Promise<boolean>>();

/** Fetches a page ahead; resolves with false, and a warning in the console, when it cannot be had. */
export function preloadPage(pathname: string): Promise<boolean> {
  const page =
    preloaded.get(pathname) ??
    fetch(pathname)
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server returned ${response.status}.`);
        // Only a page that has come as a whole is in the browser's cache.
        await response.text();
        return true;
      })
      .catch((error: unknown) => {
        preloaded.delete(pathname);
        console.warn(`The page ${pathname} could not be preloaded.`, error);
        return false;
      });
  preloaded.set(pathname, page);
  return page;
}

/** Whether the server responds with a page of this site, that of addresses without a page included. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  );

/**
 * Loads the page on screen again when its server responds; a reader without a line would lose the page they have.
 * Resolves with false when nothing happened.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable(window.location.href))) return false;
  window.location.reload();
  return true;
}
