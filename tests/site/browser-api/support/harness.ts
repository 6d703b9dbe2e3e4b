import type { BrowserContext } from '@playwright/test';
import { bundleSandbox } from '@/scripts/api/bundle';
import { generateContract } from '@/scripts/contract/generate';
import { afterAll, afterEach, beforeAll } from '@/tests/site/support/test';
import { bundlePage, type PageFiles } from './page-files';
import { type PageServer, startPageServer } from './page-server';

/** A server with the sandbox as it is in the working copy, for the tests of a file. */
export interface Harness {
  readonly server: PageServer;
  /** A profile of its own, closed after the test. */
  context(): Promise<BrowserContext>;
}

let built: Promise<PageFiles> | undefined;

/** Returns the files of the page; a worker makes them once for all its files. */
async function build(): Promise<PageFiles> {
  await generateContract();
  await bundleSandbox();
  return bundlePage();
}

/** Starts the server around the tests of the calling file; what a test does to it is undone after the test. */
export function withHarness(basePath = ''): Harness {
  let server: PageServer;
  let open: () => Promise<BrowserContext>;
  const contexts: BrowserContext[] = [];
  beforeAll(async ({ browser }) => {
    built ??= build();
    server = await startPageServer(await built, basePath);
    open = () => browser.newContext();
  });
  afterEach(async () => {
    server.fix();
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(() => server?.close());
  return {
    get server() {
      return server;
    },
    async context() {
      const context = await open();
      contexts.push(context);
      return context;
    },
  };
}
