import 'client-only';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){1,3}|\[::1\])$/i;
/** With the shared addresses of RFC 6598, which VPNs such as Tailscale use. */
const PRIVATE =
  /^((10|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2,3}|.+\.local)$/i;

/** Returns the network of a host, judged by its name only. */
export function getNetwork(hostname: string): 'loopback' | 'local' | 'public' {
  // A name can end in the dot of the root.
  const name = hostname.replace(/\.$/, '');
  if (LOOPBACK.test(name)) return 'loopback';
  return PRIVATE.test(name) || /^\[f[cde]/i.test(name) ? 'local' : 'public';
}

/** Returns whether browsers block calls to a server as mixed content. They allow this computer. */
export function isMixedContent(pageProtocol: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return pageProtocol === 'https:' && protocol === 'http:' && getNetwork(hostname) !== 'loopback';
}

/** Distance from the reader: pages can call servers in the same network and in farther ones. */
const distances = { public: 0, local: 1, loopback: 2 };

/** Queries the permission of this page for a network of the reader, which browsers renamed. Never rejects. */
async function askPermission(network: 'loopback' | 'local'): Promise<PermissionState | 'unknown'> {
  for (const name of [`${network}-network`, 'local-network-access']) {
    try {
      // TypeScript does not know the permission yet.
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
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
  ask = askPermission,
): Promise<boolean> {
  const network = getNetwork(new URL(origin).hostname);
  if (network === 'public' || distances[getNetwork(pageHost)] >= distances[network]) return false;
  // After a request, `prompt` means that the question was dismissed.
  return ['denied', 'prompt'].includes(await ask(network));
}
