import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { ask, openSearch } from './support';

const PAGE = '/docs/guides/docker-setup/';

it('the keys of the search are shown below the results, but not on touch screens', async ({ open, page }) => {
  await openSearch(page);
  await expect(page.locator('.search-keys')).toContainText(ui.search.searchKeyOpen);
  await ask(page, 'webhooks');
  await expect(page.locator('.search-keys')).toBeInViewport();
  // The search runs in a worker, so that the page stays responsive.
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/_next\/static\/search\/\w+\.js$/),
  ]);
  // The field accepts a pasted log line, but limits its length.
  await page.getByRole('combobox').fill('a'.repeat(18_000));
  expect((await page.getByRole('combobox').inputValue()).length).toBe(1000);
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const phone = await open(PAGE, options);
  await phone.getByRole('button', { name: 'Search' }).click();
  await phone.getByRole('option').first().waitFor();
  await expect(phone.locator('.search-keys')).toBeHidden();
});

it('the search runs in the page if workers are unavailable', async ({ newPage, page }) => {
  const without = await newPage();
  await without.addInitScript(() => Object.assign(window, { Worker: undefined }));
  await page.context().route('**/_next/static/search/*.js', (route) => route.abort());
  for (const one of [without, page]) {
    await one.goto(PAGE);
    await waitForScript(one);
    await one.keyboard.press('Control+k');
    await ask(one, 'webhooks');
    expect(await one.getByRole('option').first().getAttribute('href')).toBe('/docs/guides/webhooks/');
  }
});

/** Sends a key to the field like an input method. */
const composed = (page: Page, init: Pick<KeyboardEventInit, 'key' | 'keyCode' | 'isComposing'>) =>
  page.evaluate(
    (given) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }),
      ),
    init,
  );

describe('keys', () => {
  it('of input methods are ignored', async ({ page }) => {
    await openSearch(page);
    await ask(page, 'webhooks');
    await composed(page, { key: 'Enter', keyCode: 229 });
    await composed(page, { key: 'Escape', isComposing: true });
    await composed(page, { key: 'Process' });
    await composed(page, { key: 'ArrowDown', isComposing: true });
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(PAGE);
    await page.goto('/docs/api/forms/createForm/');
    await waitForScript(page);
    const filter = page.locator('.ref-filter input');
    await filter.fill('login');
    await composed(page, { key: 'Enter', keyCode: 229 });
    await expect(filter).toBeFocused();
    await expect(page).toHaveURL('/docs/api/forms/createForm/');
  });

  it('open it with Ctrl+K of any layout and with / alone, which can be turned off', async ({ page }) => {
    await page.goto(PAGE);
    await waitForScript(page);
    const dialog = page.locator('.search-dialog');
    for (const init of [
      { key: '/', ctrlKey: true },
      { key: '/', altKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
      { key: 'K', ctrlKey: true, shiftKey: true },
    ]) {
      expect(await composed(page, init)).toBe(true);
      await expect(dialog).toHaveCount(0);
    }
    for (const init of [
      { key: 'K', ctrlKey: true },
      { key: 'л', code: 'KeyK', ctrlKey: true },
      { key: '/', shiftKey: true },
    ]) {
      expect(await composed(page, init)).toBe(false);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Control+k');
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await composed(page, { key: '/' })).toBe(true);
    await page.reload();
    await waitForScript(page);
    await expect(page.locator('.search-button kbd')).toBeHidden();
    expect(await composed(page, { key: '/' })).toBe(true);
    await expect(dialog).toHaveCount(0);
  });

  it('open nothing over another dialog', async ({ page }) => {
    await page.goto(PAGE);
    await waitForScript(page);
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      other.append(document.createElement('button'));
      document.body.append(other);
      other.showModal();
    });
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    await expect(page.locator('.search-dialog')).toHaveCount(0);
  });
});

it('the first result is visible at 400 % zoom', async ({ open }) => {
  const page = await open(PAGE, { viewport: { width: 320, height: 256 } });
  await page.keyboard.press('Control+k');
  await ask(page, 'webhooks');
  await expect(page.locator('.search-hit .search-title').first()).toBeInViewport({ ratio: 1 });
});

describe('the dialog', () => {
  it('opens again if a key is pressed before it is closed', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.evaluate(() => {
      const press = (target: Element | null, key: string) =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press(document.activeElement, 'Escape');
      // Still the field, which is about to be hidden.
      press(document.activeElement, '/');
    });
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeVisible();
    await ask(page, 'webhooks');
    expect(await page.locator('dialog.search-dialog').count()).toBe(1);
    await page.goBack();
    await field.waitFor({ state: 'hidden' });
    await expect(page).toHaveURL(PAGE);
  });

  it('opens again for a reader who is faster than going back in the history', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          const dialog = document.querySelector('dialog[open]');
          // Runs after the page's own listener.
          dialog?.addEventListener('close', () =>
            document.querySelector<HTMLElement>('[data-search-open]')?.click(),
          );
          dialog
            ?.querySelector('input')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        }),
    );
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    await ask(page, 'webhooks');
    await page.goBack();
    await field.waitFor({ state: 'hidden' });
    await expect(page).toHaveURL(PAGE);
  });
});
