import type { Browser } from '@playwright/test';
import { printPagesOfFailures } from './page-log';
import { type Site, startSite } from './site';
import { afterAll, beforeAll } from './test';

/** A served export and a browser, for the tests of one file. */
export interface TestSite {
  /** Origin and base path without a trailing slash. */
  readonly url: string;
  readonly browser: Browser;
}

/** Serves an export around the tests of the file or block that calls it, with the browser of the worker. */
export function testSite(folder = 'out', basePath = ''): TestSite {
  let site: Site;
  let own: Browser;
  const watch = printPagesOfFailures();
  beforeAll(async ({ browser }) => {
    own = browser;
    watch(browser);
    site = await startSite(folder, basePath);
  });
  afterAll(async () => {
    await site?.close();
  });
  return {
    get url() {
      return site.url;
    },
    get browser() {
      return own;
    },
  };
}
