import { describe, expect, it } from '@/tests/e2e/support/test';
import { violationsOf } from './support/axe';
import { waitForScript } from './support/browser';
import { kinds } from './support/kinds';
import { exportedRoutes } from './support/routes';
import { testSite } from './support/test-site';

// Colours come from one set of tokens, so that the dark mode needs one page of each kind.
const modes = { light: await exportedRoutes(), dark: Object.values(kinds) };

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`accessibility in ${colorScheme} mode`, () => {
    const site = testSite();

    for (const route of modes[colorScheme]) {
      it(route, async () => {
        const page = await site.browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
        await page.goto(site.url + route);
        await waitForScript(page);
        expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
        await page.close();
      });
    }
  });
}
