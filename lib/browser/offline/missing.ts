import 'client-only';
import { ownHref } from '@/lib/browser/navigation/own-address';
import { MISSING_MEMBER } from '@/lib/shared/offline';

/** Returns the link to the page of this site that the service worker could not give, from the query of the address; undefined for none. */
export function missingPage(search = window.location.search): string | undefined {
  const value = new URLSearchParams(search).get(MISSING_MEMBER);
  return value === null ? undefined : ownHref(value);
}
