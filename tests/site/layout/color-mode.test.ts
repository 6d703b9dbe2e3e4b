import type { Page } from '@playwright/test';
import { tokenColor } from '@/shared/files/design-tokens';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

// tests/unit/layout/color-mode.test.ts covers which mode a stored choice and a system preference lead to.

const PAGE = '/docs/getting-started/architecture/';

const root = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: window.localStorage.getItem('theme'),
  }));
const toggle = (page: Page) => page.getByRole('button', { name: saying(ui.shell.colorMode) });

/** Returns the color of the browser's own bars: a browser uses the first one whose media query matches. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || window.matchMedia(media).matches,
      )?.content,
  );

it('the color mode follows the system until it is chosen, in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto(PAGE);
    await waitForScript(tab);
  }
  expect(await root(page)).toEqual({ theme: 'light', choice: 'system', stored: null });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  }
  const seen = [];
  for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
    await toggle(page).click();
    expect(await toggle(page).getAttribute('aria-label')).toBe(`${ui.shell.colorMode}: ${choice}`);
    seen.push({ ...(await root(page)), bar: await barColor(page) });
    // Checked in the button: with the system's mode, the page itself can look as before.
    expect(await toggle(page).evaluate((it) => getComputedStyle(it, '::after').content)).not.toBe('none');
  }
  const background = tokenColor('--bg');
  const light = { theme: 'light', choice: 'light', stored: 'light', bar: background.light };
  const dark = { theme: 'dark', choice: 'dark', stored: 'dark', bar: background.dark };
  expect(seen).toEqual([light, dark, { ...light, choice: 'system', stored: 'system' }, light, dark]);
  await other.locator('html[data-theme="dark"]').waitFor();

  // A choice of the reader overrides the system.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
      ),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await changed;
  expect(await root(page)).toMatchObject({ theme: 'dark', choice: 'dark' });

  await page.addInitScript(() => {
    const themes: string[] = [];
    Object.assign(window, { themes });
    new MutationObserver(() => {
      // Nothing is painted before the body exists.
      if (document.body) themes.push(document.documentElement.dataset.theme ?? 'none');
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-theme'] });
  });
  await page.locator('.sidebar').getByRole('link', { name: 'Quick start' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
  await waitForScript(page);
  expect({ ...(await root(page)), bar: await barColor(page) }).toEqual(dark);
  const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
  expect([...new Set(themes)]).toEqual(['dark']);
});
