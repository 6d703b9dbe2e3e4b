import { coveringRoutes } from '@/tests/export/support/cover';
import { exportedRoutes } from '@/tests/export/support/routes';
import { noFaults } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { isFull } from '@/tests/support/scale';
import { getViolations } from './support/axe';
import { waitForScript } from './support/browser';
import { kinds } from './support/kinds';
import { getOverflow } from './support/page';

const kindOf = new Map(Object.entries(kinds).map(([kind, route]) => [route as string, kind]));

/** The kinds that differ most. The nightly run opens all, and pages that have what the kinds lack. */
const distinct: string[] = [
  kinds.landing,
  kinds.quickStart,
  kinds.diagrams,
  kinds.settings,
  kinds.guide,
  kinds.operation,
  kinds.console,
];
const routes = isFull ? await coveringRoutes(await exportedRoutes(), Object.values(kinds)) : distinct;

/** Kinds whose style sheets differ, which are also drawn on a phone, and measured in dark. */
const inDark: string[] = [kinds.landing, kinds.guide, kinds.operation, kinds.console];

describe.configure({ mode: 'parallel' });
it.use({
  colorScheme: 'light',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const route of routes)
  it(`${route} opens without a fault, is accessible, and looks as it did`, async ({ faults, page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    /** Compares the first window: this finds a lost style or a new layout, not a moved comma. */
    const compare = async (view: string) => {
      const kind = kindOf.get(route);
      await page.evaluate(() => document.fonts.ready);
      if (kind)
        await expect(page).toHaveScreenshot(`${kind}-${view}.png`, {
          maxDiffPixelRatio: 0.03,
          threshold: 0.3,
        });
    };
    await page.goto(route);
    await waitForScript(page);
    await compare('wide-light');
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    expect([...fonts], 'the one typeface that it needs').toEqual(preloaded);
    expect(await getViolations(page, { bestPractice: true }), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    // Colors in transition have another contrast.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const only = ['color-contrast', 'link-in-text-block'];
    if (isFull || inDark.includes(route)) expect(await getViolations(page, { only }), 'dark').toEqual([]);
    // A window of 1280 px at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await getOverflow(page), 'what protrudes at 200 % zoom').toEqual([]);
    if (inDark.includes(route)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route);
      await waitForScript(page);
      await compare('phone-dark');
    }
    expect(faults).toEqual(noFaults);
  });
