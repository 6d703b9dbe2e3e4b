import 'client-only';
import { ownHref } from '@/client/navigation/own-address';
import { MISSING_PROPERTY } from '@/lib/offline';

/** Returns the link to the page of this site that the service worker could not give, from the query of the address; undefined for none. */
export function missingPage(search = window.location.search): string | undefined {
  const value = new URLSearchParams(search).get(MISSING_PROPERTY);
  return value === null ? undefined : ownHref(value);
}
