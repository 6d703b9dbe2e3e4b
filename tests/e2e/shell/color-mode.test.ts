import type { Page } from '@playwright/test';
import { browserColors } from '@/lib/shared/browser-colors';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
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

describe('colour mode', () => {
  it('is light by default and goes round system, light, dark', async () => {
    const page = await site.open(PAGE, { colorScheme: 'light' });
    expect(await root(page)).toEqual({ theme: 'light', choice: 'system', stored: null });
    const names = [await toggle(page).getAttribute('aria-label')];
    const states = [];
    for (let press = 0; press < 3; press += 1) {
      await toggle(page).click();
      names.push(await toggle(page).getAttribute('aria-label'));
      states.push(await root(page));
    }
    expect(names).toEqual(
      ['system', 'light', 'dark', 'system'].map((choice) => `${ui.shell.colorMode}: ${choice}`),
    );
    expect(states).toEqual([
      { theme: 'light', choice: 'light', stored: 'light' },
      { theme: 'dark', choice: 'dark', stored: 'dark' },
      { theme: 'light', choice: 'system', stored: 'system' },
    ]);
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

  for (const given of [
    { stored: 'dark', colorScheme: 'light', theme: 'dark' },
    { stored: 'light', colorScheme: 'dark', theme: 'light' },
    { stored: null, colorScheme: 'dark', theme: 'dark' },
  ] as const) {
    it(`shows ${given.theme} from the first paint on: stored ${given.stored}, system ${given.colorScheme}`, async () => {
      const page = await site.page({ colorScheme: given.colorScheme });
      await page.addInitScript((stored) => {
        if (stored) window.localStorage.setItem('theme', stored);
        const themes: string[] = [];
        Object.assign(window, { themes });
        const observer = new MutationObserver(() => {
          // Nothing is painted before there is a body.
          if (document.body) themes.push(document.documentElement.dataset.theme ?? 'none');
        });
        observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-theme'] });
      }, given.stored);
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
      expect(themes.length).toBeGreaterThan(0);
      expect([...new Set(themes)]).toEqual([given.theme]);
    });
  }

  it("colours the browser's own bars, whatever the system prefers", async () => {
    const page = await site.open(PAGE, { colorScheme: 'light' });
    // Of several, a browser takes the first whose condition holds.
    const shown = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => media === '' || window.matchMedia(media).matches,
          )?.content,
      );
    expect(await shown()).toBe(browserColors.light);
    await toggle(page).click();
    await toggle(page).click();
    await page.getByRole('button', { name: `${ui.shell.colorMode}: dark` }).waitFor();
    expect(await shown()).toBe(browserColors.dark);
    await page.locator('.sidebar').getByRole('link', { name: 'Quick start' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
    await waitForScript(page);
    expect(await shown()).toBe(browserColors.dark);
    await page.reload();
    await waitForScript(page);
    expect(await shown()).toBe(browserColors.dark);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const hex = (background.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(`#${hex.join('')}`).toBe(browserColors.dark);
  });

  it('outlives a full load where the browser refuses local storage alone', async () => {
    const page = await site.page({ colorScheme: 'light' });
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === window.localStorage)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto(site.url + PAGE);
    await waitForScript(page);
    await toggle(page).click();
    await toggle(page).click();
    await page.getByRole('button', { name: `${ui.shell.colorMode}: dark` }).waitFor();
    await page.goto(`${site.url}/de${PAGE}`);
    await waitForScript(page);
    expect((await root(page)).theme).toBe('dark');
  });

  it('is shared by the tabs of a browser, and kept', async () => {
    const context = await site.context({ colorScheme: 'light' });
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto(site.url + PAGE);
      await waitForScript(page);
    }
    await toggle(first).click();
    await toggle(first).click();
    await second.getByRole('button', { name: `${ui.shell.colorMode}: dark` }).waitFor();
    expect((await root(second)).theme).toBe('dark');
    await second.reload();
    await waitForScript(second);
    await second.getByRole('button', { name: `${ui.shell.colorMode}: dark` }).waitFor();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`${colorScheme} reaches text, code and diagrams`, async () => {
      const page = await site.open(PAGE, { colorScheme });
      const code = await site.open('/docs/guides/webhooks/', { colorScheme });
      const seen = [
        ...(await lightness(page, ['main p', '.sidebar a', 'figure svg text'])),
        ...(await lightness(code, ['main pre code', 'main pre code .k', 'main pre code i:not([class])'])),
      ];
      for (const { selector, text, background } of seen) {
        expect(background > 128, `background of ${selector}: ${background}`).toBe(colorScheme === 'light');
        expect(text > 128, `text of ${selector}: ${text}`).toBe(colorScheme === 'dark');
      }
    });
  }

  it('reaches the API console while it is open', async () => {
    const page = await site.open('/docs/api/', { colorScheme: 'light' });
    const selector = '.op-item[data-operation="createForm"] .opblock-section-header';
    await page.locator('.op-item[data-operation="createForm"] > summary').click();
    await page.locator(selector).first().waitFor();
    const [light] = await lightness(page, [selector]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    const [dark] = await lightness(page, [selector]);
    expect(light?.background).toBeGreaterThan(128);
    expect(light?.text).toBeLessThan(128);
    expect(dark?.background).toBeLessThan(128);
    expect(dark?.text).toBeGreaterThan(128);
  });
});
