import type { Browser, BrowserContext } from '@playwright/test';
import { generateContract } from '@/scripts/contract/generate';
import { bundleSandbox } from '@/scripts/sandbox/bundle';
import { bundlePage } from './page-files';
import { type PageServer, startPageServer } from './page-server';

/** The browser of the worker and a server, for the tests of a file. */
export interface Harness {
  browser: Browser;
  server: PageServer;
  /** A profile of its own, closed with the harness. */
  context(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Starts a server with the sandbox as it is in the working copy, and takes the given browser to it. */
export async function startHarness(browser: Browser, basePath = ''): Promise<Harness> {
  await generateContract();
  await bundleSandbox();
  const files = await bundlePage();
  const server = await startPageServer(files, basePath);
  const contexts: BrowserContext[] = [];
  return {
    browser,
    server,
    async context() {
      const context = await browser.newContext();
      contexts.push(context);
      return context;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await server.close();
    },
  };
}
