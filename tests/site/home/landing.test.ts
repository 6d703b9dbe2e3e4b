import { expect, it } from '@/tests/site/support/test';
import { noFaults, visit } from '../support/browser';
import { getOverflow } from '../support/page';

it('the landing page needs no horizontal scrolling at 320 px, and has a limited length', async ({ page }) => {
  // The German texts are longer.
  await page.goto('/de/');
  for (const [width, height, screens] of [
    [1440, 900, 3.25],
    [320, 800, 7],
  ] as const) {
    await page.setViewportSize({ width, height });
    const long = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(await getOverflow(page)).toEqual([]);
    expect(long, `at ${width}`).toBeLessThanOrEqual(screens);
  }
});

it('the form opens where its picture is pressed, moves nothing, and has focus', async ({ faults, page }) => {
  const getBoxes = () =>
    page
      .locator(
        '.landing h1, .landing-lead, .landing-actions, .landing .lf-title + p, .landing-facts, .footer',
      )
      .evaluateAll((parts) => {
        window.scrollTo(0, 0);
        return parts.map((part) => {
          const { left, top, width } = part.getBoundingClientRect();
          return [left, top, width].map(Math.round);
        });
      });
  const form = page.locator('.lf-survey form');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/sandbox/'))).toEqual([]);
  const wide = await getBoxes();
  const five = await page.locator('.landing-rating span').last().boundingBox();
  await page.mouse.click((five?.x ?? 0) + 10, (five?.y ?? 0) + 10);
  await form.waitFor();
  expect(await getBoxes()).toEqual(wide);
  await expect(page.locator('.lf-requests')).toContainText('201');

  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/de/');
  const narrow = await getBoxes();
  await page.locator('.lf-open button').focus();
  await page.keyboard.press('Enter');
  await form.waitFor();
  expect(await getBoxes()).toEqual(narrow);
  await expect(page.locator('.lf-box :focus')).toHaveCount(1);
  expect(faults).toEqual(noFaults);
});
