import type { Page } from '@playwright/test';
import { browserColors } from '@/lib/browser-colors';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/getting-started/architecture/';

const root = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: window.localStorage.getItem('theme'),
  }));
const toggle = (page: Page) => page.getByRole('button', { name: saying(ui.shell.colorMode) });
const darkToggle = (page: Page) => page.getByRole('button', { name: `${ui.shell.colorMode}: dark` });

/** Color of the browser's own bars: of several, a browser takes the first whose condition holds. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || window.matchMedia(media).matches,
      )?.content,
  );

/** Lightness of text and of what is behind it, 0 to 255, for the first element of each selector. */
function lightness(page: Page, selectors: string[]) {
  return page.evaluate((list) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (color: string) => {
      if (!context) return -1;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    };
    const behind = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const clear = /^rgba\(.*, 0\)$/.test(backgroundColor);
      return clear && element.parentElement ? behind(element.parentElement) : backgroundColor;
    };
    return list.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`Nothing matches ${selector}.`);
      const style = getComputedStyle(element);
      const color = element instanceof SVGElement ? style.fill : style.color;
      return { selector, text: light(color), background: light(behind(element)) };
    });
  }, selectors);
}

describe('color mode', () => {
  it('is light by default, goes round system, light, dark, and lasts with the bars of the browser', async () => {
    const page = await site.open(PAGE, { colorScheme: 'light' });
    expect(await root(page)).toEqual({ theme: 'light', choice: 'system', stored: null });
    const seen = [];
    for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
      await toggle(page).click();
      expect(await toggle(page).getAttribute('aria-label')).toBe(`${ui.shell.colorMode}: ${choice}`);
      seen.push({ ...(await root(page)), bar: await barColor(page) });
      // Seen, too: with the system's mode, the page itself may look as before.
      expect(await toggle(page).evaluate((it) => getComputedStyle(it, '::after').content)).not.toBe('none');
    }
    const light = { theme: 'light', choice: 'light', stored: 'light', bar: browserColors.light };
    const dark = { theme: 'dark', choice: 'dark', stored: 'dark', bar: browserColors.dark };
    expect(seen).toEqual([light, dark, { ...light, choice: 'system', stored: 'system' }, light, dark]);
    await page.locator('.sidebar').getByRole('link', { name: 'Quick start' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
    await waitForScript(page);
    expect({ ...(await root(page)), bar: await barColor(page) }).toEqual(dark);
  });

  it('follows the operating system live under "system", and only then', async () => {
    const page = await site.open(PAGE, { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor();
    await toggle(page).click();
    const changes = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? '')).observe(
            document.documentElement,
            { attributeFilter: ['data-theme'] },
          );
          matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen))),
          );
        }),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await changes).filter((theme) => theme !== 'light')).toEqual([]);
    expect(await root(page)).toEqual({ theme: 'light', choice: 'light', stored: 'light' });
  });

  it('is shown from the first paint on, whatever is stored and the system prefers', async () => {
    for (const { stored, colorScheme, theme } of [
      { stored: 'dark', colorScheme: 'light', theme: 'dark' },
      { stored: 'light', colorScheme: 'dark', theme: 'light' },
      { stored: null, colorScheme: 'dark', theme: 'dark' },
    ] as const) {
      const page = await site.page({ colorScheme });
      await page.addInitScript((value) => {
        if (value) window.localStorage.setItem('theme', value);
        const themes: string[] = [];
        Object.assign(window, { themes });
        const observer = new MutationObserver(() => {
          // Nothing is painted before there is a body.
          if (document.body) themes.push(document.documentElement.dataset.theme ?? 'none');
        });
        observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-theme'] });
      }, stored);
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
      expect([...new Set(themes)], `stored ${stored}, system ${colorScheme}`).toEqual([theme]);
    }
  });

  it('is shared by the tabs of a browser', async () => {
    const context = await site.context({ colorScheme: 'light' });
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto(site.url + PAGE);
      await waitForScript(page);
    }
    await toggle(first).click();
    await toggle(first).click();
    await darkToggle(second).waitFor();
    expect((await root(second)).theme).toBe('dark');
  });

  it('reaches text, diagrams and an open operation of the console', async () => {
    const header =
      '.op-item[data-operation="createForm"] .opblock-section-request-body .opblock-section-header';
    const text = await site.open(PAGE, { colorScheme: 'light' });
    const api = await site.open('/docs/api/', { colorScheme: 'light' });
    await api.locator('.op-item[data-operation="createForm"] > summary').click();
    await api.locator(header).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const page of [text, api]) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      }
      const seen = [
        ...(await lightness(text, ['main p', '.sidebar a', 'figure svg text'])),
        ...(await lightness(api, [header])),
      ];
      for (const { selector, text, background } of seen) {
        expect(background > 128, `background of ${selector}: ${background}`).toBe(colorScheme === 'light');
        expect(text > 128, `text of ${selector}: ${text}`).toBe(colorScheme === 'dark');
      }
    }
  });
});
