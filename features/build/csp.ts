import { createHash } from 'node:crypto';

/** Scripts in the page. Data for search engines is none: browsers run no such element, and policies do not ask for it. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Mark of markup from which the reader can call the API: examples, operation pages, the console. */
const CALLS_API = /\bdata-calls-api=/;

/**
 * The policy of a page, with the sources of its inline scripts: their hashes.
 *
 * Documentation reads its own site. A page that can call the API may also reach the server whose address the reader
 * types, which no one knows beforehand, so that it has to allow every host. What a policy in a page cannot express: it
 * counts from the first byte and can only be narrowed later, so it cannot open at the moment when a reader chooses a
 * server, nor name that server.
 *
 * Styles come from files alone: no page has a style element or attribute, and scripts that set
 * styles on elements need no leave. Trusted Types are required of every library: what they give to the browser as plain
 * strings is looked at by the default policy (features/shell/trusted-types.ts). DOMPurify, which Swagger UI brings,
 * has one of its own. The names of policies of analytics scripts are unknown.
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
    ...(script.length > 0 ? [] : ['trusted-types default dompurify']),
  ].join('; ');
}

/**
 * The policy that a server sends with every page. It cannot name the inline scripts of each page: hosts limit the number
 * of rules, and settings that are older than a deployment would stop every page. Each page has its own, stricter policy,
 * and a browser obeys both. Pages cannot forbid framing in their own head. A diagram that is opened alone brings its style.
 */
export const servedPolicy = (): string => {
  const policy = contentSecurityPolicy(true, ["'unsafe-inline'"]);
  return `${policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; frame-ancestors 'none'`;
};

/** The policy of the sandbox: a worker does not inherit that of the page that starts it. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Sources of the analytics script where the deployment configures one: its own host, and those that Google documents for
 * strict policies (https://developers.google.com/tag-platform/security/guides/csp), to which it sends by fetch, beacon and image.
 */
function analyticsSources(): Record<'script' | 'image' | 'connect', string[]> {
  if (!process.env.NEXT_PUBLIC_ANALYTICS_ID) return { script: [], image: [], connect: [] };
  const { origin } = new URL(
    process.env.NEXT_PUBLIC_ANALYTICS_URL ?? 'https://www.googletagmanager.com/gtag/js',
  );
  const script = [origin, 'https://*.googletagmanager.com'];
  const image = [...script, 'https://*.google-analytics.com'];
  return { script, image, connect: [...image, 'https://*.analytics.google.com'] };
}

/** Sources for the inline scripts of a page, each once. */
function inlineSources(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, text = '']) =>
    createHash('sha256').update(text, 'utf8').digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Puts the policy with the hashes of the page's own inline scripts at the start of its head.
 * Throws when there is no head, or a style that the policy forbids.
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
