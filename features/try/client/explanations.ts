import 'client-only';
import { runningServerPage } from '@/features/differences/page';
import { getNetwork } from './network';

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

/** Explains a call from an https page to an http server. */
export const mixedContent = (origin: string): Explanation => ({
  cause: `This page uses https, so the browser blocks calls to ${origin}, which uses http (mixed content).`,
  fix: 'Serve the API over https, for example with a reverse proxy, and enter its https address.',
  link: proxyPage,
});

/** Explains responses that are all hidden from this page. */
export function corsBlocked(origin: string, page: string): Explanation {
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

/** Explains a request that the CORS policy of a server allows in part. */
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

/** Ports from 1024 that browsers call no server at. https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED_PORT = /^(1719|1720|1723|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/;

/** Explains an address where nothing responds. */
export function unreachable(origin: string): Explanation {
  const { protocol, hostname, host, port, pathname } = new URL(origin);
  if (BLOCKED_PORT.test(port))
    return {
      cause: `Browsers block requests to the port ${port}, which belongs to another protocol.`,
      fix: 'Run the server at another port, and enter its address.',
    };
  const fixes = ['Check that the server runs and that the address and the port are right.'];
  if (protocol === 'https:') {
    if (getNetwork(hostname) !== 'public')
      fixes.push(`If it serves http, enter http://${host}${pathname.replace(/\/$/, '')}.`);
    fixes.push(
      `A development certificate must be trusted: open ${origin} once in its own tab, or run "dotnet dev-certs https --trust".`,
    );
  } else
    fixes.push(
      `If it redirects to https, open ${origin} once in its own tab: its certificate might not be trusted.`,
    );
  return { cause: `${origin} didn't respond.`, fix: fixes.join(' '), link: setupPage };
}

/** Explains a call that the browser blocks without a permission of the reader. */
export const permissionDenied = (origin: string): Explanation => ({
  cause: `The browser did not let this page call ${origin}: pages from the internet need your permission to call servers on your computer or in your network.`,
  fix: 'Allow it in the settings of this site (the icon before the address: “Local network access” or “Apps on device”), then try again.',
});
