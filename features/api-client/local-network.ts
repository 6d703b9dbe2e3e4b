import 'client-only';
import type { Explanation } from './explain';

/** What the browser says of a permission; `unknown` where it has no such permission. */
export type PermissionResponse = PermissionState | 'unknown';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i;
const PRIVATE =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|.+\.local)$/i;

/** Where an address lies, as far as its name tells. */
export function getNetwork(hostname: string): 'loopback' | 'local' | 'public' {
  if (LOOPBACK.test(hostname)) return 'loopback';
  return PRIVATE.test(hostname) || /^\[f[cde]/i.test(hostname) ? 'local' : 'public';
}

/** How near a network is to the reader: a page may call servers of its own network and of those farther away. */
const distances = { public: 0, local: 1, loopback: 2 };

/** Browsers renamed the permission: the finer names came later. */
const names = {
  loopback: ['loopback-network', 'local-network-access'],
  local: ['local-network', 'local-network-access'],
};

/** Asks the browser whether this page may call a network of the reader. Never rejects. */
export async function askPermission(network: 'loopback' | 'local'): Promise<PermissionResponse> {
  for (const name of names[network]) {
    try {
      // The type of the names that the compiler knows is older than the permission.
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return status.state;
    } catch {
      // Not known under this name.
    }
  }
  return 'unknown';
}

/**
 * Whether the browser's permission for the local network kept a request from a server.
 * @param pageHost host name of this page: a page that lies in that network itself needs no permission
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
  // Still to be asked after a request: the question was dismissed.
  return response === 'denied' || response === 'prompt';
}

/** The browser did not let this page call a server of the reader's network. */
export function networkErrorResponse(origin: string): Explanation {
  return {
    cause: `The browser did not let this page call ${origin}: pages of the internet need your permission to call servers on your computer or in your network.`,
    fix: 'Allow it in the settings of this site (the icon before the address: “Local network access” or “Apps on device”), then try again.',
  };
}
