import 'client-only';
import { runningServerPage } from '@/features/differences/page';
import { getNetwork } from './local-network';

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

const corsPage = {
  label: 'CORS settings',
  href: '/docs/configuration/settings/cors-settings',
};

const setupPage = {
  label: 'Troubleshoot setup',
  href: '/docs/getting-started/troubleshoot-setup#certificates-and-ports',
};

const proxyPage = {
  label: 'Proxy configurations',
  href: '/docs/building-your-solution/deployment/proxy-configurations',
};

/** Returns whether browsers block calls to a server as mixed content. They allow this computer. */
export function isMixedContent(pageProtocol: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return pageProtocol === 'https:' && protocol === 'http:' && getNetwork(hostname) !== 'loopback';
}

export function mixedContent(origin: string): Explanation {
  return {
    cause: `This page uses https, so the browser blocks calls to ${origin}, which uses http (mixed content).`,
    fix: 'Serve the API over https, for example with a reverse proxy, and write its https address.',
    link: proxyPage,
  };
}

export function corsErrorResponse(origin: string, page: string): Explanation {
  return {
    cause: `${origin} runs, but doesn't allow pages from ${page} to read its responses, so the browser hides them (CORS).`,
    fix: `Add ${page} to the allowed origins of the server. The server might still have processed the request.`,
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
export function hiddenResponse(origin: string, hasToken: boolean): Explanation {
  return {
    cause: `${origin} runs and lets this page read its other responses, but not this one. It was probably 401 (${hasToken ? 'the token has expired or isn’t accepted there' : 'no token was sent'}), or 500 in Production. Endatix servers send both without CORS headers, so the browser hides them.`,
    fix: `${hasToken ? 'Sign in again' : 'Sign in'} and repeat the request. If it still fails, check the server log. Calling app.UseCors() before app.UseEndatix() makes the 401 readable.`,
    link: {
      label: 'known differences of Endatix servers',
      href: `${runningServerPage}#401-without-cors`,
    },
  };
}

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
