import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from '@/tests/export/support/routes';
import { isFull } from '@/tests/support/scale';
import { violationsOf } from './support/axe';
import { type PageFaults, waitForScript, watchFaults } from './support/browser';
import { testSite } from './support/test-site';

const routes = await exportedRoutes();

describe('every page', () => {
  const site = testSite();
  // One reader for all of them: what every page loads comes from the cache, and the browser starts no process for each.
  let page: Page;
  let faults: PageFaults;

  beforeAll(async () => {
    page = await site.browser.newPage({ viewport: { width: 390, height: 844 } });
    faults = watchFaults(page, site.url);
  });
  beforeEach(async () => {
    for (const list of Object.values(faults)) list.length = 0;
  });
  afterAll(() => page.close());

  for (const route of routes) {
    it(`${route} opens without a fault, and fits a phone`, async () => {
      const response = await page.goto(site.url + route);
      await waitForScript(page);
      expect(response?.status()).toBe(200);
      // Contrast is measured on the pages that show every look, in accessibility.test.ts.
      if (isFull) expect(await violationsOf(page, { bestPractice: true, contrast: false })).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels that stick out to the right of a phone').toBeLessThanOrEqual(0);
      expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    });
  }

  it('answers an unknown address with the not-found page and status 404', async () => {
    const answer = await page.goto(`${site.url}/docs/guides/webhook`);
    expect(answer?.status()).toBe(404);
    await page.locator('main a', { hasText: 'Webhooks' }).waitFor();
    expect(await page.locator('h1').textContent()).toBe('Page not found');
  });
});
