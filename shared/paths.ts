/** Path prefix of the deployment (`BASE_PATH` at build time), without a trailing slash. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** True for addresses of other hosts and for schemes such as `mailto:`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/**
 * Adds the trailing slash that the exported folders have, before query and hash.
 * Files (`/llms.txt`) stay as they are; a last segment that ends in a number (`/docs/0.1.1`) is a folder.
 */
function withTrailingSlash(path: string): string {
  const match = /^([^?#]*)(.*)$/s.exec(path);
  const pathname = match?.[1] ?? path;
  const rest = match?.[2] ?? '';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (pathname === '' || last === '' || /\.[a-z]\w*$/i.test(last)) return path;
  return `${pathname}/${rest}`;
}

/** Address of a site path as it must stand in an `href`: base path and trailing slash added. External and hash-only addresses pass through. */
export function siteHref(path: string): string {
  if (isExternal(path) || !path.startsWith('/')) return path;
  return withTrailingSlash(basePath + path);
}

/** Site path of a browser pathname: base path removed, no trailing slash, `/` for the root. */
export function sitePath(pathname: string): string {
  const inner = basePath && pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return inner.replace(/\/+$/, '') || '/';
}

/** Site path of the file with all pages of the current version and of the API reference: an array of titles and addresses. */
export const PAGE_LIST = '/pages.json';
