import { coveringRoutes } from '@/tests/export/support/cover';
import { exportedRoutes } from '@/tests/export/support/routes';
import { noFaults } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { getViolations } from './support/axe';
import { waitForScript } from './support/browser';
import { kinds } from './support/kinds';
import { nightlyUnless } from './support/nightly';
import { getOverflow } from './support/page';

// Colors and sizes depend on looks, so pages that contain all looks are enough here; pages.test.ts opens each
// page.
const routes = await coveringRoutes(await exportedRoutes(), Object.values(kinds));
const kindOf = new Map(Object.entries(kinds).map(([kind, route]) => [route as string, kind]));

describe.configure({ mode: 'parallel' });
it.use({
  colorScheme: 'light',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Similar pages are excluded, so that the set covers what the kinds lack. */
const alike: string[] = [kinds.landingTranslated, kinds.translated];
const eachTime = new Set(
  routes.slice(0, Object.keys(kinds).length + 3).filter((one) => !alike.includes(one)),
);

for (const route of routes)
  it(
    `${route} opens without a fault, is accessible in both color modes, and looks as it did`,
    nightlyUnless(eachTime.has(route)),
    async ({ faults, page }) => {
      const fonts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.add(request.url());
      });
      const open = async () => {
        await page.goto(route);
        await waitForScript(page);
        await page.evaluate(() => document.fonts.ready);
      };
      /** Compares the first window: this finds a lost style or a new layout, not a moved comma. */
      const compare = async (view: string) => {
        const kind = kindOf.get(route);
        if (kind)
          await expect(page).toHaveScreenshot(`${kind}-${view}.png`, {
            maxDiffPixelRatio: 0.03,
            threshold: 0.3,
          });
      };
      await open();
      const preloaded = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
      expect([...fonts], 'the one typeface that it needs').toEqual(preloaded);
      await compare('wide-light');
      expect(await getViolations(page, { bestPractice: true }), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme="dark"]').waitFor();
      expect(await getViolations(page, { only: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual(
        [],
      );
      // A window of 1280 px at 200 % zoom.
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await getOverflow(page), 'pixels that stick out at 200 % zoom').toBeLessThanOrEqual(0);
      if (kindOf.has(route)) {
        await page.setViewportSize({ width: 390, height: 844 });
        await open();
        await compare('phone-dark');
      }
      expect(faults).toEqual(noFaults);
    },
  );
