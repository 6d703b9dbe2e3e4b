import type { Browser, BrowserContext } from 'playwright-core';
import { generateContract } from '@/scripts/contract/generate';
import { bundleSandbox } from '@/scripts/sandbox/bundle';
import { launchBrowser } from '../../support/browser';
import { bundlePage } from './page-files';
import { type PageServer, startPageServer } from './page-server';

/** One browser and one server, for the tests of a file. */
export interface Harness {
  browser: Browser;
  server: PageServer;
  /** A profile of its own, closed with the harness. */
  context(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Starts a browser, and a server with the sandbox as it is in the working copy. */
export async function startHarness(basePath = ''): Promise<Harness> {
  await generateContract();
  await bundleSandbox();
  const [files, browser] = await Promise.all([bundlePage(), launchBrowser()]);
  const server = await startPageServer(files, basePath);
  return {
    browser,
    server,
    context: () => browser.newContext(),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
