import type { Page } from '@playwright/test';
import { tokenColor } from '@/shared/files/design-tokens';
import { noFaults, visit, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { site as config } from '@/theme.config';

// tests/unit/layout/color-mode.test.ts runs the script of the head, which shows stored choices before the first
// paint, and covers which mode a stored choice and a system preference lead to.

const PAGE = '/docs/getting-started/architecture/';
const QUICK_START = '/docs/getting-started/quick-start/';

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

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

it('the announcement stays dismissed in all tabs and on other pages', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await visit(tab, PAGE);
  const text = config.announcement?.text;
  expect(await bar(page).textContent()).toBe(typeof text === 'string' ? text : text?.en);
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await bar(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  await expect(page.locator('.navbar .brand')).toBeFocused();
  await bar(other).waitFor({ state: 'detached' });
  await visit(page, QUICK_START);
  await expect(bar(page)).toHaveCount(0);
});

it('long lines of code wrap on a phone and scroll on a desktop, until a reader chooses', async ({ open }) => {
  const page = await open(QUICK_START, {
    viewport: { width: 1000, height: 800 },
  });
  /** Returns whether all code wraps at spaces. A name that is longer than the line still scrolls. */
  const isWrapped = () =>
    page
      .locator('main figure.code pre')
      .evaluateAll((all) => all.every((pre) => getComputedStyle(pre).whiteSpace === 'pre-wrap'));
  expect(await isWrapped()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWrapped()).toBe(true);
  // A block gets its switch when it scrolls into view.
  await page.locator('main figure.code').evaluateAll(async (figures) => {
    for (const figure of figures) {
      figure.scrollIntoView({ behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const button = page.locator('figure.code').getByRole('button', { name: ui.shell.wrap }).first();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await isWrapped()).toBe(false);

  // The next page gets the choice from the script in its head alone.
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/docs/guides/webhooks/');
  expect(await isWrapped()).toBe(false);
});

// tests/unit/layout/storage.test.ts covers storage that is full.
it('with storage switched off everything works as long as the page', async ({ page, faults }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await visit(page, QUICK_START);
  await toggle(page).click();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-label', `${ui.shell.colorMode}: dark`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('webhooks');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await visit(page, `/de${QUICK_START}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(faults).toEqual(noFaults);
});
