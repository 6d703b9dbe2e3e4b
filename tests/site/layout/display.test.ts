import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import { shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/getting-started/quick-start/';

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

describe('on paper', () => {
  it('there is the text alone, dark on white, with all tabs and nothing cut off, in both color modes', async () => {
    const page = await site.open(PAGE, { viewport: { width: 720, height: 1000 } });
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
});

describe('with forced colors', () => {
  it('every icon and text stands out, and the page of the reader is marked in the tree by more than bold type', async () => {
    const page = await site.open(PAGE, { forcedColors: 'active' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await violationsOf(page, { only: ['color-contrast'] }), colorScheme).toEqual([]);
      const same = await page.evaluate(() => {
        const behind = (element: Element): string => {
          const { backgroundColor } = getComputedStyle(element);
          return /^rgba\(.*, 0\)$/.test(backgroundColor) && element.parentElement
            ? behind(element.parentElement)
            : backgroundColor;
        };
        return [...document.querySelectorAll('.navbar svg :is(path, circle, rect)')]
          .filter((icon) => {
            const { stroke, fill } = getComputedStyle(icon);
            return icon.getClientRects().length > 0 && (stroke === 'none' ? fill : stroke) === behind(icon);
          })
          .map((icon) => icon.outerHTML);
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
});

// That every page has its text and its links without script is in tests/export/pages.test.ts.
describe('with scripts off', () => {
  it('the tree, all tabs and the menus can be used, and nothing that needs script is shown, on a phone too', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto(site.url + PAGE);
    expect(await page.locator('.sidebar a').count()).toBeGreaterThan(10);
    const folded = page.locator('.sidebar details:not([open]) > summary').filter({ visible: true });
    while ((await folded.count()) > 0) await folded.first().click();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const reachable of ['.sidebar a', '[data-tab-panel]', '#toc-list'])
        expect(await visible(page, reachable), reachable).toBe(await page.locator(reachable).count());
      for (const hidden of [
        '.color-toggle',
        '.search-button',
        '.menu-button',
        '.announcement button',
        '[data-copy-code]',
        '[data-copy-markdown]',
        '.toc-fold',
      ])
        expect(await visible(page, hidden), hidden).toBe(0);
    }
    // There is no dialog: the bar leads to the tree below the page.
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.locator('.sidebar')).toBeInViewport();
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.waitForURL('**/docs/guides/webhooks/');
    await page.locator('.navbar details.menu-Language summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/docs/guides/webhooks/');
  });
});
