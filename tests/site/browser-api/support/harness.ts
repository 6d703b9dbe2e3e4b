import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { it as test } from '@/tests/site/support/test';
import { type PageFiles, type PageServer, startPageServer } from './page-server';
import { isLoaded } from './sandbox-page';

const entry = `
import * as sandbox from '@/packages/reference-api/browser/client';
globalThis.sandbox = sandbox;
`;

/** Bundles the client like a site: every page loads `page.js`, the rest loads on first use. */
async function bundlePage(): Promise<PageFiles> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'page.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    entryNames: 'page',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]));
}

interface OfTest {
  /** A server with the sandbox that `npm run generate` has written. */
  server: PageServer;
  page: Page;
  /** Opens a further page of the same reader. */
  another: () => Promise<Page>;
}

export const it = test.extend<OfTest, { files: PageFiles }>({
  files: [async ({ browser: _browser }, use) => use(await bundlePage()), { scope: 'worker' }],
  server: async ({ files, closeAfter }, use) => use(await closeAfter(startPageServer(files))),
  page: async ({ another }, use) => use(await another()),
  another: ({ context, server }, use) =>
    use(async () => {
      const page = await context.newPage();
      await page.goto(`${server.url}/`);
      await isLoaded(page);
      return page;
    }),
});
