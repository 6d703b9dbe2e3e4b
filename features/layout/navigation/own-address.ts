import 'client-only';
import { basePath } from '@/shared/paths';

/**
 * Returns the address of a page of this site that a value means; undefined for any other value. Everything that comes
 * from a query, a hash, storage, a message or a form passes here before a link or a navigation uses it, and what uses it
 * takes the `href` of the result, never the value: browsers read `/\host` and `//host` as another host.
 */
export function ownAddress(value: string, origin = window.location.origin): URL | undefined {
  // It would mean the root of the host.
  if (value === '') return undefined;
  let address: URL;
  try {
    address = new URL(value, origin);
  } catch {
    return undefined;
  }
  const { username, password, pathname } = address;
  const hasUser = username !== '' || password !== '';
  // The router gets the path without its prefix: two slashes there would name another host.
  const isBelow = pathname.startsWith(`${basePath}/`) && !pathname.startsWith('//', basePath.length);
  return address.origin === origin && !hasUser && isBelow ? address : undefined;
}

/** Returns the same as the `href` of a link: path, query and hash; undefined for any other value. */
export function ownHref(value: string, origin = window.location.origin): string | undefined {
  const address = ownAddress(value, origin);
  return address && address.pathname + address.search + address.hash;
}
