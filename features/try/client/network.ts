import 'client-only';
import { runningServerPage } from '@/features/differences/page';
import { errorMessage } from '@/shared/error-message';
import { readProperties } from '@/shared/http/json';
import type { Send } from '@/shared/http/send';

/** Why a request got no response, in English; shared/i18n/problems.ts translates it. */
export interface Explanation {
  cause: string;
  fix: string;
  /** `href` is a site path. */
  link?: { label: string; href: string };
}

export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  constructor(
    readonly explanation: Explanation,
    options?: ErrorOptions,
  ) {
    super(`${explanation.cause} ${explanation.fix}`, options);
  }
}

const corsPage = { label: 'CORS settings', href: '/docs/configuration/settings/cors-settings' };
const setupPage = {
  label: 'Troubleshoot setup',
  href: '/docs/getting-started/troubleshoot-setup#certificates-and-ports',
};
const proxyPage = {
  label: 'Proxy configurations',
  href: '/docs/building-your-solution/deployment/proxy-configurations',
};

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

export const mixedContent = (origin: string): Explanation => ({
  cause: `This page uses https, so the browser blocks calls to ${origin}, which uses http (mixed content).`,
  fix: 'Serve the API over https, for example with a reverse proxy, and enter its https address.',
  link: proxyPage,
});

export function corsErrorResponse(origin: string, page: string): Explanation {
  const { protocol, hostname, port, pathname } = new URL(origin);
  const own = `Add ${page} to the allowed origins of the server. The server might still have processed the request.`;
  const known = port ? '' : `, https://${hostname}${pathname.replace(/\/$/, '')}`;
  return {
    cause: `${origin} runs, but doesn't allow pages from ${page} to read its responses, so the browser hides them (CORS).`,
    // An Endatix server redirects before it adds CORS headers, and no page can see that.
    fix:
      protocol === 'http:'
        ? `If it redirects to https, enter its https address${known}. If not: ${own}`
        : own,
    link: corsPage,
  };
}

export function corsPart(origin: string, page: string, part: 'header' | 'method', name: string): Explanation {
  const [what, setting, call] =
    part === 'header'
      ? ['request header', 'AllowedHeaders', 'WithHeaders']
      : ['method', 'AllowedMethods', 'WithMethods'];
  return {
    cause: `${origin} allows pages from ${page}, but not the ${what} ${name}, so the browser didn’t send the request (CORS).`,
    fix: `Add "${name}" to ${setting} of the CORS policy, or call policy.${call}("${name}") in Program.cs. Then restart the server.`,
    link: corsPage,
  };
}

/** Explains a single response without CORS headers. */
export const hiddenResponse = (origin: string, hasToken: boolean): Explanation => ({
  cause: `${origin} runs and lets this page read its other responses, but not this one. It was probably 401 (${hasToken ? 'the token has expired or isn’t accepted there' : 'no token was sent'}), or 500 in Production. Endatix servers send both without CORS headers, so the browser hides them.`,
  fix: `${hasToken ? 'Sign in again' : 'Sign in'} and repeat the request. If it still fails, check the server log. Calling app.UseCors() before app.UseEndatix() makes the 401 readable.`,
  link: {
    label: 'known differences of Endatix servers',
    href: `${runningServerPage}#401-without-cors`,
  },
});

export function unreachable(origin: string): Explanation {
  const { protocol, hostname, host, pathname } = new URL(origin);
  const fixes = ['Check that the server runs and that the address and the port are right.'];
  if (protocol === 'https:') {
    if (getNetwork(hostname) !== 'public')
      fixes.push(`If it serves http, enter http://${host}${pathname.replace(/\/$/, '')}.`);
    fixes.push(
      `A development certificate must be trusted: open ${origin} once in its own tab, or run "dotnet dev-certs https --trust".`,
    );
  }
  return { cause: `${origin} didn't respond.`, fix: fixes.join(' '), link: setupPage };
}

export const networkErrorResponse = (origin: string): Explanation => ({
  cause: `The browser did not let this page call ${origin}: pages from the internet need your permission to call servers on your computer or in your network.`,
  fix: 'Allow it in the settings of this site (the icon before the address: “Local network access” or “Apps on device”), then try again.',
});

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

/** A GET without a token that changes nothing: no form has this id. */
const OPEN_PATH = '/api/forms/0/definition';
/** Takes any method without a token; its errors have CORS headers. */
const ANY_METHOD_PATH = '/api/forms/0/submissions/by-token/0';

/**
 * Finds out why a server gave no readable response, by further requests: one without a token shows whether
 * origin, headers and method are allowed, one without CORS whether anything responds.
 * @param page origin of this page
 * @param init the request without a response
 */
export async function explainNoResponse(
  origin: string,
  page: string,
  network: Send,
  init: RequestInit = {},
): Promise<Explanation> {
  const responds = (path: string, asked: RequestInit = {}) =>
    network(origin + path, { credentials: 'omit', cache: 'no-store', signal: init.signal, ...asked }).then(
      () => true,
      () => false,
    );
  if (!(await responds(OPEN_PATH)))
    return (await responds('/', { mode: 'no-cors' })) ? corsErrorResponse(origin, page) : unreachable(origin);
  const sent = new Headers(init.headers);
  for (const name of ['Authorization', 'Content-Type']) {
    const value = sent.get(name);
    if (value !== null && !(await responds(OPEN_PATH, { headers: { [name]: value } })))
      return corsPart(origin, page, 'header', name);
  }
  const method = init.method?.toUpperCase() ?? 'GET';
  const needsPreflight = ['PUT', 'PATCH', 'DELETE'].includes(method);
  if (needsPreflight && !(await responds(ANY_METHOD_PATH, { method })))
    return corsPart(origin, page, 'method', method);
  return hiddenResponse(origin, sent.has('Authorization'));
}

export type ProbeResult =
  | { kind: 'endatix' }
  | { kind: 'other'; status: number }
  | { kind: 'none'; explanation: Explanation };

/** Returns whether a body is the API's error about the ID 0. */
function isErrorResponseOfApi(text: string): boolean {
  const { errors, status, title } = readProperties(text);
  return 'formId' in Object(errors) || (status === 404 && typeof title === 'string');
}

/**
 * Finds out what runs at an address with one GET that changes nothing. Rejects only when the signal is
 * aborted.
 * @param patience longest wait, in milliseconds
 */
export async function probeServer(
  origin: string,
  send: Send,
  signal: AbortSignal,
  patience = 10_000,
): Promise<ProbeResult> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), patience);
  signal.addEventListener('abort', () => end.abort(), { once: true });
  try {
    const init: RequestInit = { signal: end.signal, credentials: 'omit', cache: 'no-store' };
    const response = await send(origin + OPEN_PATH, init);
    const text = (await response.text()).slice(0, 10_000);
    return isErrorResponseOfApi(text) ? { kind: 'endatix' } : { kind: 'other', status: response.status };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoResponseError) return { kind: 'none', explanation: error.explanation };
    const cause = end.signal.aborted
      ? `${origin} accepted the request but didn't respond within ${patience / 1000} seconds.`
      : errorMessage(error);
    const fix = 'Check that the server runs and responds to other programs.';
    return { kind: 'none', explanation: { cause, fix } };
  } finally {
    clearTimeout(timer);
  }
}
