import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hash of an inline script as a Content-Security-Policy source. */
function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The policy of a page whose inline scripts are known. `analytics` are extra script and connection hosts. */
export function contentSecurityPolicy(hashes: string[], analytics: string[] = []): string {
  return [
    "default-src 'self'",
    // WebAssembly: search index and the database of the API sandbox.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes, ...analytics].join(' '),
    // Swagger UI and the diagrams set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The console sends requests to the server whose address the reader types.
    "connect-src 'self' http: https:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Hosts of the analytics script where the deployment configures one. */
function analyticsHosts(): string[] {
  if (!process.env.NEXT_PUBLIC_ANALYTICS_ID) return [];
  return [
    new URL(process.env.NEXT_PUBLIC_ANALYTICS_URL ?? 'https://www.googletagmanager.com/gtag/js').origin,
  ];
}

/** Puts the policy with the hashes of the page's own inline scripts at the start of its head. */
export function addContentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map((match) => scriptHash(match[1] ?? ''));
  const policy = contentSecurityPolicy([...new Set(hashes)], analyticsHosts());
  return html.replace(/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
