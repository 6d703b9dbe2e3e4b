import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from '@/tests/export/support/routes';
import { shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/getting-started/quick-start/';
const routes = (await exportedRoutes()).filter((route) => !/^\/docs\/(api\/.+|\d)/.test(route));

const visible = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length);

describe('on paper', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`(${colorScheme} mode) there is the text alone, dark on white, with all tabs`, async () => {
      const page = await site.open(PAGE, { colorScheme });
      expect(await visible(page, '[data-tab-panel][hidden]')).toBe(0);
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const selector of [
        '.navbar',
        '.sidebar',
        '.toc-column',
        '.footer',
        '.announcement',
        '.pager',
        '.page-tools',
      ])
        expect(await visible(page, selector), selector).toBe(0);
      const panels = page.locator('main [data-tab-panel]');
      expect(await panels.count()).toBeGreaterThan(1);
      expect(await visible(page, 'main [data-tab-panel]')).toBe(await panels.count());
      const style = await page
        .locator('article p')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      const [red = 255, green = 255, blue = 255] = style.match(/\d+/g)?.map(Number) ?? [];
      expect(Math.max(red, green, blue), style).toBeLessThan(110);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
    });
  }

  for (const path of ['/docs/guides/webhooks/', '/docs/getting-started/quick-start/']) {
    it(`nothing of ${path} is cut off, as paper does not scroll`, async () => {
      const page = await site.open(path, { viewport: { width: 720, height: 1000 } });
      await page.emulateMedia({ media: 'print' });
      const cut = await page
        .locator('main :is(pre, .table-scroll, .diagram > div)')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth + 1)
            .map((box) => box.textContent?.slice(0, 60)),
        );
      expect(cut).toEqual([]);
    });
  }
});

describe('with forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`(${colorScheme}) every icon and text stands out from what is behind it, 3 to 1`, async () => {
      const page = await site.open(PAGE, { forcedColors: 'active', colorScheme });
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
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
          if (!context) throw new Error('There is no canvas to read colours with.');
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
      expect(same).toEqual([]);
    });
  }
});

describe('with more contrast', () => {
  it('soft text is as strong as the rest and lines stand out', async () => {
    const page = await site.open(PAGE, { contrast: 'more' });
    const tokens = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--text', '--text-soft', '--line', '--line-strong'].map((name) =>
        style.getPropertyValue(name).trim(),
      );
    });
    expect(tokens[1]).toBe(tokens[0]);
    expect(tokens[2]).toBe(tokens[3]);
  });
});

describe('at 200 % zoom of a window of 1280 px', () => {
  it('no page scrolls sideways', async () => {
    const page = await site.page({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    const wide: string[] = [];
    for (const route of routes) {
      await page.goto(site.url + route);
      const more = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (more > 0) wide.push(`${route}: ${more} px`);
    }
    expect(wide).toEqual([]);
  });
});

describe('with scripts off', () => {
  for (const [name, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const) {
    it(`every page has text and ways on (${name})`, async () => {
      const page = await site.page({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      const poor: string[] = [];
      for (const route of routes) {
        await page.goto(site.url + route);
        const text = ((await page.locator('main').textContent()) ?? '').trim();
        const links = page.locator('a[href^="/"]');
        if (text.length < 100 || (await links.count()) < 5) poor.push(route);
      }
      expect(poor).toEqual([]);
    });
  }

  for (const [name, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const) {
    it(`the tree, all tabs and the footer can be used; nothing that needs script is shown (${name})`, async () => {
      const page = await site.page({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      await page.goto(site.url + PAGE);
      const tree = page.locator('.sidebar a');
      expect(await tree.count()).toBeGreaterThan(10);
      for (const folder of await page.locator('.sidebar details:not([open]) > summary').all())
        await folder.click();
      for (const link of await tree.all())
        expect(await link.isVisible(), (await link.textContent()) ?? '').toBe(true);
      const panels = page.locator('[data-tab-panel]');
      for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
      for (const selector of [
        '.color-toggle',
        '.search-button',
        '.menu-button',
        '.announcement button',
        '[data-copy-code]',
      ])
        for (const element of await page.locator(selector).all())
          expect(await element.isVisible(), selector).toBe(false);
      await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
      await page.waitForURL('**/docs/guides/webhooks/');
      await page.locator('details.menu-Language summary').click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL('**/de/docs/guides/webhooks/');
    });
  }
});
