import { createHash } from 'node:crypto';

/** Scripts of a page. Structured data is none: browsers don't run it, and policies don't apply to it. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Attribute of pages from which readers can call the API: examples, operation pages, the console. */
const CALLS_API = /\bdata-calls-api=/;

/**
 * Returns the policy of a page, with the hashes of its inline scripts.
 *
 * Pages that call the API must allow every host, because readers enter the address of their server. A policy
 * in a page applies from the first byte and can only be narrowed later, so it cannot add that server.
 *
 * Styles come from files only: no page has a style element or attribute, and scripts can set styles without a
 * source. Trusted Types are required for all libraries: the default policy (features/shell/trusted-types.ts)
 * checks plain strings, which it parses with the policy `inert`. DOMPurify, a dependency of Swagger UI, has its
 * own policy. The names of analytics policies are unknown.
 */
function contentSecurityPolicy(callsApi: boolean, inline: readonly string[]): string {
  const { script, image, connect } = analyticsSources();
  return [
    "default-src 'self'",
    // WebAssembly: the database of the API sandbox.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline, ...script].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(callsApi ? ['http:', 'https:'] : connect)].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    ...(script.length > 0 ? [] : ['trusted-types default inert dompurify']),
  ].join('; ');
}

/**
 * Returns the policy that servers send with every page. It cannot contain the hashes of each page: hosts
 * limit the number of rules, and settings of an earlier deployment would block every page. Each page has its
 * own stricter policy, and browsers apply both. Only a header can forbid framing. A diagram opened as a file
 * has inline styles.
 */
export const servedPolicy = (): string => {
  const policy = contentSecurityPolicy(true, ["'unsafe-inline'"]);
  return `${policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; frame-ancestors 'none'`;
};

/** Policy of the sandbox: a worker does not inherit the policy of its page. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Returns the sources of a configured analytics script: its host, and those in Google's documentation
 * (https://developers.google.com/tag-platform/security/guides/csp), to which it sends data.
 */
function analyticsSources(): Record<'script' | 'image' | 'connect', string[]> {
  if (!process.env.NEXT_PUBLIC_ANALYTICS_ID) return { script: [], image: [], connect: [] };
  const { origin } = new URL(
    process.env.NEXT_PUBLIC_ANALYTICS_URL || 'https://www.googletagmanager.com/gtag/js',
  );
  const script = [origin, 'https://*.googletagmanager.com'];
  const image = [...script, 'https://*.google-analytics.com'];
  return { script, image, connect: [...image, 'https://*.analytics.google.com'] };
}

/** Returns the distinct hashes of a page's inline scripts. */
function inlineSources(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, text = '']) =>
    createHash('sha256').update(text, 'utf8').digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Adds the policy of a page to the start of its head. Throws without a head, or for an inline style, which
 * the policy forbids.
 * @param file name for the message
 */
export function addContentSecurityPolicy(html: string, file: string): string {
  if (!html.includes('<head>')) throw new Error(`${file} has no <head> for its Content-Security-Policy.`);
  if (/<style\b|<[a-z][^<>]*\sstyle=/i.test(html.replace(inlineScript, '')))
    throw new Error(
      `${file} has an inline style, which its Content-Security-Policy forbids: move it to a style sheet.`,
    );
  const policy = contentSecurityPolicy(CALLS_API.test(html), inlineSources(html));
  return html.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
