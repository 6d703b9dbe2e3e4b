import 'client-only';
import { attempt } from '@/shared/browser/storage';
import { basePath } from '@/shared/paths';

/**
 * Returns the URL if it is a page of this site, else undefined. Check every value from a query, a hash,
 * storage, a message or a form here before linking or navigating to it, and use the `href` of the result:
 * browsers read `/\host` and `//host` as another host.
 */
export function ownAddress(value: string, origin = window.location.origin): URL | undefined {
  // An empty string would resolve to the root of the host.
  const address = value === '' ? undefined : attempt(() => new URL(value, origin));
  if (!address) return undefined;
  const { username, password, pathname } = address;
  const hasUser = username !== '' || password !== '';
  // As an `href`, a path with two slashes at its start names another host. Below a base path, it is no page.
  const isBelow = pathname.startsWith(`${basePath}/`) && !pathname.startsWith('//', basePath.length);
  return address.origin === origin && !hasUser && isBelow ? address : undefined;
}

/** Returns path, query and hash of the URL if it is a page of this site, else undefined. */
export function ownHref(value: string, origin = window.location.origin): string | undefined {
  const address = ownAddress(value, origin);
  return address && address.pathname + address.search + address.hash;
}
