/** Path prefix of the deployment (`BASE_PATH` at build time), without a trailing slash. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Returns whether an address is on another host or has a scheme such as `mailto:`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/**
 * Returns the `href` of a site path: with base path, and with the trailing slash of exported folders. Files
 * (`/llms.txt`) have none; a last segment that ends in a number (`0.7.3`) is a folder. External and hash-only
 * addresses pass through.
 */
export function siteHref(path: string): string {
  if (isExternal(path) || !path.startsWith('/')) return path;
  return (basePath + path).replace(/^[^?#]+/, (pathname) =>
    /\/$|\.[a-z]\w*$/i.test(pathname) ? pathname : `${pathname}/`,
  );
}

/** Returns the site path of a browser pathname: without base path and trailing slash, `/` for the root. */
export function sitePath(pathname: string): string {
  const inner = basePath && pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return inner.replace(/\/+$/, '') || '/';
}

/** Site path of the JSON array with title and address of each page, API reference included. */
export const PAGE_LIST = '/pages.json';

/** Site path of the JSON array with the operations of later releases, as entries of the sidebar. */
export const LATER_OPERATIONS = '/later-operations.json';
