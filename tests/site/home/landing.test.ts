import { describe, expect, it } from '@/tests/site/support/test';
import { isFull } from '@/tests/support/scale';
import { noFaults, visit } from '../support/browser';

describe('the landing page', () => {
  it('needs no horizontal scrolling at 320 px, and has a limited length', async ({ page }) => {
    for (const [path, desktop] of [
      ['/', 3.1],
      ['/de/', 3.25],
    ] as const) {
      await page.goto(path);
      for (const [width, height, screens] of [
        [1440, 900, desktop],
        [390, 844, 5.5],
        [320, 800, 7],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { long, overflow } = await page.evaluate(() => ({
          long: document.documentElement.scrollHeight / innerHeight,
          overflow: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
        expect(long, `${path} at ${width}`).toBeLessThanOrEqual(screens);
      }
    }
  });

  it('opens the form wherever its picture is pressed', async ({ faults, page }) => {
    await visit(page, '/');
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

  it('moves nothing when the form is opened, and moves the focus into it', async ({ page }) => {
    for (const [path, width] of [
      ['/', 1440],
      ['/de/', 390],
      ...(isFull ? [['/', 768] as const] : []),
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      const getBoxes = () =>
        page
          .locator(
            '.landing h1, .landing-lead, .landing-actions, .landing .lf-title + p, .landing-facts, .footer',
          )
          .evaluateAll((parts) => {
            window.scrollTo(0, 0);
            return parts.map((part) => {
              const { left, top, width: wide } = part.getBoundingClientRect();
              return [left, top, wide].map(Math.round);
            });
          });
      const before = await getBoxes();
      await page.locator('.lf-open button').focus();
      await page.keyboard.press('Enter');
      await page.locator('.lf-survey form').waitFor();
      expect(await getBoxes(), `${path} at ${width}`).toEqual(before);
      await expect(page.locator('.lf-box :focus'), `${path} at ${width}`).toHaveCount(1);
    }
  });
});
