import 'client-only';
import { COPY_PROPERTY, digestText } from '@/lib/offline';
import { OfflineError } from './offline-error';

/** Returns whether the body of a response is the one that a digest was made of. The body stays unread. */
export async function hasDigest(response: Response, digest: string): Promise<boolean> {
  const body = await response.clone().arrayBuffer();
  return digestText(new Uint8Array(await crypto.subtle.digest('SHA-256', body))) === digest;
}

async function downloadOnce(address: string, digest: string, options: RequestInit): Promise<Response> {
  // By its digest, so that neither the service worker nor a host that keeps copies responds with an older one.
  const response = await fetch(`${address}?${COPY_PROPERTY}=${digest}`, options);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  if (!(await hasDigest(response, digest))) throw new OfflineError('offlineErrorWrongContent');
  return response;
}

/**
 * Downloads a file and verifies it; what fails is tried once more, past the browser's cache, because a network that asks
 * its users to sign in responds with pages of its own. Throws an {@link OfflineError} for other content.
 */
export async function download(address: string, digest: string, signal: AbortSignal): Promise<Response> {
  try {
    return await downloadOnce(address, digest, { signal });
  } catch {
    signal.throwIfAborted();
    return downloadOnce(address, digest, { signal, cache: 'reload' });
  }
}
