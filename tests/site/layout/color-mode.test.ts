import type { Page } from '@playwright/test';
import { tokenColor } from '@/shared/files/design-tokens';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

// tests/unit/layout/color-mode.test.ts covers which mode a stored choice and a system preference lead to, also
// before the first paint.

const PAGE = '/docs/getting-started/architecture/';

const toggle = (page: Page) => page.getByRole('button', { name: saying(ui.shell.colorMode) });

/** Returns what shows the color mode, and whether the button names the choice while it is pointed at. */
const getState = (page: Page) =>
  toggle(page).evaluate((button) => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: window.localStorage.getItem('theme'),
    // Of the browser's own bars: a browser uses the first color whose media query matches.
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => media === '' || window.matchMedia(media).matches,
    )?.content,
    label: button.getAttribute('aria-label'),
    isNamed: getComputedStyle(button, '::after').content !== 'none',
  }));

it('the color mode follows the system until it is chosen, in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await visit(tab, PAGE);
  expect(await getState(page)).toMatchObject({ theme: 'light', choice: 'system', stored: null });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  }
  const background = tokenColor('--bg');
  const light = { theme: 'light', bar: background.light };
  const dark = { theme: 'dark', bar: background.dark };
  // With the system's mode, the page can look as before, unlike the button.
  for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
    await toggle(page).click();
    expect(await getState(page)).toEqual({
      ...(choice === 'dark' ? dark : light),
      isNamed: true,
      choice,
      stored: choice,
      label: `${ui.shell.colorMode}: ${choice}`,
    });
  }
  await other.locator('html[data-theme="dark"]').waitFor();

  // A choice of the reader overrides the system, and stays.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Polled in frames, before which browsers report the change.
    await page.waitForFunction((mode) => matchMedia(`(prefers-color-scheme: ${mode})`).matches, colorScheme);
  }
  expect(await getState(page)).toMatchObject({ ...dark, choice: 'dark' });
  await page.locator('.sidebar').getByRole('link', { name: 'Quick start' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor();
  await waitForScript(page);
  expect(await getState(page)).toMatchObject({ ...dark, choice: 'dark', stored: 'dark' });
});
