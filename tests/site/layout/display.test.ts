import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/getting-started/quick-start/';

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

it('on paper there is the text alone, dark on white, with all tabs, not cut off', async ({ open }) => {
  const page = await open(PAGE, { viewport: { width: 720, height: 1000 } });
  expect(await visible(page, '[data-tab-panel][hidden]')).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const selector of [
      '.navbar',
      '.sidebar',
      '.toc',
      '.footer',
      '.announcement',
      '.pager',
      '.page-tools',
    ])
      expect(await visible(page, selector), selector).toBe(0);
    const panels = await page.locator('main [data-tab-panel]').count();
    expect(panels).toBeGreaterThan(1);
    expect(await visible(page, 'main [data-tab-panel]')).toBe(panels);
    const { color, background } = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector('article p') ?? document.body).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    const parts = color.match(/\d+/g)?.map(Number) ?? [255];
    expect(Math.max(...parts), color).toBeLessThan(110);
    expect(background).toBe('rgb(255, 255, 255)');
  }
  const cut = () =>
    page
      .locator('main :is(pre, .table-scroll, .diagram > div)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      );
  expect(await cut()).toEqual([]);
});

it('with forced colors all icons and texts stand out, and the tree is marked', async ({ open }) => {
  const page = await open(PAGE, { forcedColors: 'active' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const same = await page.evaluate(() => {
      const behind = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return /^rgba\(.*, 0\)$/.test(backgroundColor) && element.parentElement
          ? behind(element.parentElement)
          : backgroundColor;
      };
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** Relative luminance as WCAG defines it. */
      const luminance = (color: string) => {
        if (!context) throw new Error('There is no canvas to read colors with.');
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
        'main :is(p, h1, h2, a, code, li), .navbar :is(a, summary, span), .navbar svg :is(path, circle, rect)',
      )) {
        if (element.getClientRects().length === 0) continue;
        const { color, stroke, fill } = getComputedStyle(element);
        const ink = element instanceof SVGElement ? (stroke === 'none' ? fill : stroke) : color;
        if (contrast(ink, behind(element)) < 3) found.push(element.outerHTML.slice(0, 80));
      }
      return found;
    });
    expect(same, colorScheme).toEqual([]);
  }
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((entry) => Number.parseFloat(getComputedStyle(entry).borderLeftWidth));
  expect(await line('.sidebar .nav-link[aria-current]')).toBeGreaterThanOrEqual(3);
  expect(await line('.sidebar .nav-list .nav-list .nav-link:not([aria-current])')).toBe(0);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--text', '--text-soft', '--line', '--line-strong'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
  });
  expect(tokens[1], 'more contrast').toBe(tokens[0]);
  expect(tokens[2], 'more contrast').toBe(tokens[3]);
});
