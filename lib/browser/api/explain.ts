import 'client-only';
import { siteHref } from '@/lib/shared/paths';
import { runningServerPage } from '@/lib/shared/running-server/page';

/** Why a request got no answer, and how to go on. */
export interface Explanation {
  /** What happened and why. */
  cause: string;
  /** What the reader can do about it. */
  mend: string;
  /** Page that says more. */
  link?: { label: string; href: string };
}

/** A request that got no answer. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  constructor(
    readonly explanation: Explanation,
    options?: ErrorOptions,
  ) {
    super(`${explanation.cause} ${explanation.mend}`, options);
  }
}

const corsPage = {
  label: 'CORS settings',
  href: siteHref('/docs/configuration/settings/cors-settings'),
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether browsers let a page of this protocol call that server. They except this computer from mixed content. */
export function isMixedContent(pageProtocol: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return pageProtocol === 'https:' && protocol === 'http:' && !LOOPBACK.test(hostname);
}

/** An https page asked for an http server. */
export function mixedContent(origin: string): Explanation {
  return {
    cause: `This page came over https, so the browser refuses to call ${origin}, which is plain http (mixed content).`,
    mend: 'Serve the API over https, for example with a reverse proxy, and write its https address.',
    link: corsPage,
  };
}

/** The server answers, but does not let pages of this origin read the answer. */
export function corsRefusal(origin: string, page: string): Explanation {
  return {
    cause: `${origin} runs, but it did not allow pages from ${page} to read its answers, so the browser withheld this one (CORS).`,
    mend: `Add ${page} to the allowed origins of the server. The request itself may have been carried out.`,
    link: corsPage,
  };
}

/** The server allows the origin of this page, but not a header that the request needs. */
export function corsHeader(origin: string, page: string, header: string): Explanation {
  return {
    cause: `${origin} allows pages from ${page}, but not the request header ${header}, so the browser didn’t send the request (CORS).`,
    mend: `Add "${header}" to AllowedHeaders of the CORS policy, or call policy.WithHeaders("${header}") in Program.cs. Then restart the server.`,
    link: corsPage,
  };
}

/** The server allows the origin of this page, but not the method of the request. */
export function corsMethod(origin: string, page: string, method: string): Explanation {
  return {
    cause: `${origin} allows pages from ${page}, but not the method ${method}, so the browser didn’t send the request (CORS).`,
    mend: `Add "${method}" to AllowedMethods of the CORS policy, or call policy.WithMethods("${method}") in Program.cs. Then restart the server.`,
    link: corsPage,
  };
}

/** The server lets pages of this origin read its answers, but not this one. */
export function hiddenAnswer(origin: string, hasToken: boolean): Explanation {
  return {
    cause: `${origin} runs and lets this page read its other answers, but not this one: probably it was 401 (${hasToken ? 'the token has ended or is not accepted there' : 'no token was sent'}), or 500 in Production. Servers of this release send both without CORS headers, so the browser withholds them.`,
    mend: `${hasToken ? 'Sign in again' : 'Sign in'} and repeat the request. If it still fails, look into the log of the server. Calling app.UseCors() before app.UseEndatix() makes the 401 readable.`,
    link: {
      label: 'what a running server does otherwise',
      href: siteHref(`${runningServerPage}#401-without-cors`),
    },
  };
}

/** Nothing answered at all. */
export function unreachable(origin: string): Explanation {
  const isHttps = origin.startsWith('https:');
  return {
    cause: `Nothing answered at ${origin}.`,
    mend: isHttps
      ? `Check that the server runs and that the address is right. A development certificate must be trusted: open ${origin} in a tab of its own once, or run "dotnet dev-certs https --trust".`
      : 'Check that the server runs and that the address and the port are right.',
    link: corsPage,
  };
}

/** The explanation as Markdown, for the answer panel of Swagger UI. */
export function toMarkdown({ cause, mend, link }: Explanation): string {
  const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
  const more = link ? `\n\nMore in [${link.label}](${link.href}).` : '';
  return `**${escaped(cause)}**\n\n${escaped(mend)}${more}`;
}
