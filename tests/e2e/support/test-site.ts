import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser';
import { printPagesOfFailures } from './page-log';
import { type Site, startSite } from './site';

/** A served export and a browser, for the tests of one file. */
export interface TestSite {
  /** Origin and base path without a trailing slash. */
  readonly url: string;
  readonly browser: Browser;
}

/** Serves an export and starts a browser around the tests of the file or block that calls it. */
export function testSite(folder = 'out', basePath = ''): TestSite {
  let site: Site;
  let browser: Browser;
  const watch = printPagesOfFailures();
  beforeAll(async () => {
    site = await startSite(folder, basePath);
    browser = await launchBrowser();
    watch(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get url() {
      return site.url;
    },
    get browser() {
      return browser;
    },
  };
}
