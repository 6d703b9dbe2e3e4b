import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type Site, serve } from '@/tests/site/support/site';

/** Files of the page that uses the sandbox, by name. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

/** What a test can change while the server runs. */
export interface PageServerFaults {
  /** Script before the worker's own, to remove features. */
  workerPrefix: string;
  /** Files whose path matches return 404. */
  missing: RegExp | null;
  /** Policy sent with every file. */
  policy: string;
  /** Media type of the WebAssembly file. */
  wasmType: string;
}

export interface PageServer extends Site {
  faults: PageServerFaults;
  /** Removes all faults. */
  fix(): void;
}

/** The policy of the site as a header, which applies to workers, too. */
const sitePolicy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self' http: https:";

const noFaults = (): PageServerFaults => ({
  workerPrefix: '',
  missing: null,
  policy: sitePolicy,
  wasmType: 'application/wasm',
});

const page = '<!doctype html><title>Sandbox</title><script type="module" src="page.js"></script><p>Text';

/** Serves an empty page with the sandbox below a base path ('' for the root), on a free port. */
export async function startPageServer(files: PageFiles, basePath = ''): Promise<PageServer> {
  const faults = noFaults();

  function send(response: ServerResponse, type: string, content: Uint8Array | string): void {
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': faults.policy,
      // A file with a fault must not stay in the cache.
      'Cache-Control': faults.workerPrefix ? 'no-store' : 'max-age=3600',
    });
    response.end(content);
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (faults.missing?.test(path)) throw new Error(`no ${path}`);
    if (path === '/') return send(response, 'text/html; charset=utf-8', page);
    const file = files.get(path.slice(1));
    if (file) return send(response, 'text/javascript; charset=utf-8', file);
    if (!path.startsWith('/sandbox/')) throw new Error(`no ${path}`);
    const content = await readFile(`public${path}`);
    if (path.endsWith('.wasm')) return send(response, faults.wasmType, content);
    send(response, 'text/javascript; charset=utf-8', `${faults.workerPrefix}\n${content}`);
  }

  const site = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inner = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
    answer(inner, response).catch(() => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Not found</title>');
    });
  }, basePath);
  return { ...site, faults, fix: () => void Object.assign(faults, noFaults()) };
}
