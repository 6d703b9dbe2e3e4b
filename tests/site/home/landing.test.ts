import { describe, expect, it } from '@/tests/site/support/test';
import { noFaults, waitForScript } from '../support/browser';
import { nightlyUnless } from '../support/nightly';

describe('the landing page', () => {
  it('needs no horizontal scrolling at 320 px, and has a limited length', async ({ page }) => {
    for (const [path, width, height, screens] of [
      ['/', 1440, 900, 3.1],
      ['/de/', 1440, 900, 3.25],
      ['/', 390, 844, 5.5],
      ['/de/', 390, 844, 5.5],
      ['/', 320, 800, 7],
      ['/de/', 320, 800, 7],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const { long, overflow } = await page.evaluate(() => ({
        long: document.documentElement.scrollHeight / innerHeight,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      expect(long, `${path} at ${width}`).toBeLessThanOrEqual(screens);
    }
  });

  it('opens the form wherever its picture is pressed', async ({ faults, page }) => {
    await page.goto('/');
    await waitForScript(page);
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);
    const five = await page.locator('.landing-rating span').last().boundingBox();
    await page.mouse.click((five?.x ?? 0) + 10, (five?.y ?? 0) + 10);
    await page.locator('.lf-survey form').waitFor();
    await expect(page.locator('.lf-requests')).toContainText('201');
    expect(faults).toEqual(noFaults);
  });

  for (const [path, width] of [
    ['/', 1440],
    ['/', 768],
    ['/de/', 390],
  ] as const) {
    const title = `moves nothing when the form is opened, and the keyboard comes along: ${path} at ${width} px`;
    it(title, nightlyUnless(width !== 768), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitForScript(page);
      const boxes = () =>
        page
          .locator(
            '.landing h1, .landing-lead, .landing-actions, .landing .lf-title + p, .landing-facts, .footer',
          )
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { left, top, width: wide } = part.getBoundingClientRect();
              return [left, top, wide].map(Math.round);
            }),
          );
      const before = await boxes();
      await page.locator('.lf-open button').focus();
      await page.keyboard.press('Enter');
      await page.locator('.lf-survey form').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await boxes()).toEqual(before);
      expect(await page.evaluate(() => document.activeElement?.closest('.lf-box') !== null)).toBe(true);
    });
  }
});
