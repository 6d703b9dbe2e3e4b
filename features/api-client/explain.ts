import 'client-only';
import { runningServerPage } from '@/features/differences/page';
import { getNetwork } from './local-network';

/** Why a request got no response, and what to do: English sentences, which shared/i18n/problems.ts translates. */
export interface Explanation {
  /** What happened and why. */
  cause: string;
  /** What the reader can do about it. */
  fix: string;
  /** Page that says more; `href` is its site path. */
  link?: { label: string; href: string };
}

/** A request that got no response. */
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

/** Whether browsers let a page of this protocol call that server. They except this computer from mixed content. */
export function isMixedContent(pageProtocol: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return pageProtocol === 'https:' && protocol === 'http:' && getNetwork(hostname) !== 'loopback';
}

/** An https page asked for an http server. */
export function mixedContent(origin: string): Explanation {
  return {
    cause: `This page uses https, so the browser blocks calls to ${origin}, which uses http (mixed content).`,
    fix: 'Serve the API over https, for example with a reverse proxy, and write its https address.',
    link: proxyPage,
  };
}

/** The server responds, but pages of this origin can't read the response. */
export function corsErrorResponse(origin: string, page: string): Explanation {
  return {
    cause: `${origin} runs, but doesn't allow pages from ${page} to read its responses, so the browser hides them (CORS).`,
    fix: `Add ${page} to the allowed origins of the server. The server might still have processed the request.`,
    link: corsPage,
  };
}

/** The server allows the origin of this page, but not a header or the method of the request. */
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

/** The server lets pages of this origin read its responses, but not this one. */
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

/** Nothing responded at all. */
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
