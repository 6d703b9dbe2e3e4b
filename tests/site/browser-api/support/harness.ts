import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { type Site, serve } from '@/tests/site/support/site';
import { it as test } from '@/tests/site/support/test';

const PAGE = '<!doctype html><title>Sandbox</title><script type="module" src="page.js"></script><p>Text';

const client = `
import * as sandbox from '@/packages/reference-api/browser/client';
globalThis.sandbox = sandbox;
`;

/** The policy of the site as a header, which applies to workers, too. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self' http: https:";

interface PageServer extends Site {
  /** What a test can change while the server runs: the policy, and a script before the worker's own. */
  faults: { policy: string; workerPrefix: string };
}

/** Serves an empty page with the client of the sandbox, and what `npm run generate` has written for it. */
async function startPageServer(): Promise<PageServer> {
  const faults = { policy: POLICY, workerPrefix: '' };
  const { outputFiles } = await build({
    stdin: { contents: client, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  });

  async function getContent(path: string): Promise<[type: string, content: string | Uint8Array | undefined]> {
    if (path === '/') return ['text/html', PAGE];
    if (path === '/page.js') return ['text/javascript', outputFiles[0]?.contents];
    const content = await readFile(`public${path}`);
    if (path.endsWith('.wasm')) return ['application/wasm', content];
    return ['text/javascript', `${faults.workerPrefix}\n${content}`];
  }

  const site = await serve((request, response) => {
    getContent(request.url ?? '/').then(
      ([type, content]) => {
        response.setHeader('Content-Type', type).setHeader('Content-Security-Policy', faults.policy);
        // A file with a fault must not stay in the cache.
        response.setHeader('Cache-Control', 'no-store').end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { ...site, faults };
}

interface OfTest {
  server: PageServer;
  page: Page;
  /** Opens a further page of the same reader. */
  another: () => Promise<Page>;
}

export const it = test.extend<OfTest>({
  server: async ({ closeAfter }, use) => use(await closeAfter(startPageServer())),
  page: async ({ another }, use) => use(await another()),
  another: ({ context, server }, use) =>
    use(async () => {
      const page = await context.newPage();
      await page.goto(`${server.url}/`);
      return page;
    }),
});
