import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type PageFaults, watchFaults } from './browser';
import { afterEach, beforeEach } from './test';
import { type TestSite, testSite } from './test-site';

/**
 * Makes a page, in a context of its own, for each test of the file that calls it, and hands it over with what goes
 * wrong in it. Returns the site.
 */
export function eachPage(
  take: (page: Page, faults: PageFaults) => unknown,
  options?: BrowserContextOptions,
): TestSite {
  const site = testSite();
  let context: BrowserContext | undefined;
  beforeEach(async () => {
    context = await site.browser.newContext(options);
    const page = await context.newPage();
    await take(page, watchFaults(page, site.url));
  });
  afterEach(() => context?.close());
  return site;
}
