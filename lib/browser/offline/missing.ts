import 'client-only';
import { ownAddress } from '@/lib/browser/navigation/own-address';
import { MISSING_MEMBER } from '@/lib/shared/offline';

/** The page of this site that the service worker could not give, from the query of the address; undefined for none. */
export function missingPage(search = window.location.search): URL | undefined {
  const value = new URLSearchParams(search).get(MISSING_MEMBER);
  return value === null ? undefined : ownAddress(value);
}
