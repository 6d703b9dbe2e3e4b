import 'client-only';
import type { Explanation } from './explain';

export type PermissionResponse = PermissionState | 'unknown';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i;
const PRIVATE =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|.+\.local)$/i;

/** Returns the network of a host, judged by its name only. */
export function getNetwork(hostname: string): 'loopback' | 'local' | 'public' {
  if (LOOPBACK.test(hostname)) return 'loopback';
  return PRIVATE.test(hostname) || /^\[f[cde]/i.test(hostname) ? 'local' : 'public';
}

/** Distance from the reader: pages can call servers in the same network and in farther ones. */
const distances = { public: 0, local: 1, loopback: 2 };

/** Browsers renamed the permission. */
const names = {
  loopback: ['loopback-network', 'local-network-access'],
  local: ['local-network', 'local-network-access'],
};

/** Queries the permission of this page for a network of the reader. Never rejects. */
export async function askPermission(network: 'loopback' | 'local'): Promise<PermissionResponse> {
  for (const name of names[network]) {
    try {
      // TypeScript does not know the permission yet.
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return status.state;
    } catch {
      // Unknown under this name.
    }
  }
  return 'unknown';
}

/**
 * Returns whether the permission for the local network blocked a request.
 * @param pageHost host name of this page: it needs no permission for its own network
 */
export async function isBlockedFromNetwork(
  origin: string,
  pageHost: string,
  ask: (network: 'loopback' | 'local') => Promise<PermissionResponse> = askPermission,
): Promise<boolean> {
  const network = getNetwork(new URL(origin).hostname);
  if (network === 'public') return false;
  if (distances[getNetwork(pageHost)] >= distances[network]) return false;
  const response = await ask(network);
  // After a request, `prompt` means that the question was dismissed.
  return response === 'denied' || response === 'prompt';
}

export function networkErrorResponse(origin: string): Explanation {
  return {
    cause: `The browser did not let this page call ${origin}: pages of the internet need your permission to call servers on your computer or in your network.`,
    fix: 'Allow it in the settings of this site (the icon before the address: “Local network access” or “Apps on device”), then try again.',
  };
}
