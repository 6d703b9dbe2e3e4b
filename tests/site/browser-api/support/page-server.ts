import { readFile } from 'node:fs/promises';
import { type Site, serve } from '@/tests/site/support/site';

/** Files of the page that uses the sandbox, by name. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

/** The policy of the site as a header, which applies to workers, too. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self' http: https:";

export interface PageServer extends Site {
  /** What a test can change while the server runs: the policy, and a script before the worker's own. */
  faults: { policy: string; workerPrefix: string };
}

const PAGE = '<!doctype html><title>Sandbox</title><script type="module" src="page.js"></script><p>Text';

/** Serves an empty page with the sandbox on a free port. */
export async function startPageServer(files: PageFiles): Promise<PageServer> {
  const faults = { policy: POLICY, workerPrefix: '' };

  async function getContent(path: string): Promise<[type: string, content: Uint8Array | string]> {
    if (path === '/') return ['text/html; charset=utf-8', PAGE];
    const file = files.get(path.slice(1));
    if (file) return ['text/javascript; charset=utf-8', file];
    const content = await readFile(`public${path}`);
    return path.endsWith('.wasm')
      ? ['application/wasm', content]
      : ['text/javascript; charset=utf-8', `${faults.workerPrefix}\n${content}`];
  }

  const site = await serve((request, response) => {
    getContent(request.url ?? '/').then(
      ([type, content]) => {
        response.writeHead(200, {
          'Content-Type': type,
          'Content-Security-Policy': faults.policy,
          // A file with a fault must not stay in the cache.
          'Cache-Control': faults.workerPrefix ? 'no-store' : 'max-age=3600',
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { ...site, faults };
}
