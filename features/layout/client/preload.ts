import 'client-only';

interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns false when the reader saves data or has a 2G connection. */
export function mayPrefetch({ connection = {} } = navigator as { connection?: ConnectionHints }): boolean {
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

const preloaded = new Map<string, Promise<boolean>>();

/** Preloads a page. Resolves with false, and logs a warning, when it fails. */
export function preloadPage(pathname: string): Promise<boolean> {
  const page =
    preloaded.get(pathname) ??
    fetch(pathname)
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server returned ${response.status}.`);
        // The browser caches only complete responses.
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

/** Resolves with whether the server responds with a page of this site, its 404 page included. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  );

/** Reloads the page if the server responds: an offline reader would lose it. Else resolves with false. */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable(window.location.href))) return false;
  window.location.reload();
  return true;
}
