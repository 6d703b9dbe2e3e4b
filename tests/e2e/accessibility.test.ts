import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { coveringRoutes } from '@/tests/export/support/cover';
import { exportedRoutes } from '@/tests/export/support/routes';
import { violationsOf } from './support/axe';
import { waitForScript } from './support/browser';
import { kinds } from './support/kinds';
import { testSite } from './support/test-site';

// Colours belong to looks, so the pages that show all of them are enough for every rule; what a page says is asked of
// each in pages.test.ts.
const routes = await coveringRoutes(await exportedRoutes(), Object.values(kinds));

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`accessibility in ${colorScheme} mode`, () => {
    const site = testSite();
    let page: Page;

    beforeAll(async () => {
      page = await site.browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
    });
    afterAll(() => page.close());

    for (const route of routes) {
      it(route, async () => {
        await page.goto(site.url + route);
        await waitForScript(page);
        expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
      });
    }
  });
}
