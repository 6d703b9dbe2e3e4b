import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { ask, openSearch } from './support';

const PAGE = '/docs/guides/docker-setup/';

it('the keys of the search are shown below the results, and not to a finger', async ({ open, page }) => {
  await openSearch(page);
  await expect(page.locator('.search-keys')).toContainText(ui.search.searchKeyOpen);
  await ask(page, 'webhooks');
  await expect(page.locator('.search-keys')).toBeInViewport();
  // The search is a worker, so that the page answers meanwhile.
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/_next\/static\/search\/\w+\.js$/),
  ]);
  // It accepts a pasted log line, and no more.
  await page.getByRole('combobox').fill('a'.repeat(18_000));
  expect((await page.getByRole('combobox').inputValue()).length).toBe(1000);
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const phone = await open(PAGE, options);
  await phone.getByRole('button', { name: 'Search' }).click();
  await phone.getByText(ui.search.searchHint).waitFor();
  await expect(phone.locator('.search-keys')).toBeHidden();
});

it('the search runs in the page where there is no worker', async ({ newPage, page }) => {
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

describe('the dialog', () => {
  it('opens again for a reader whose key comes before it is closed', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('dialog').getByRole('status').waitFor();
    await page.evaluate(() => {
      const press = (target: Element | null, key: string) =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press(document.activeElement, 'Escape');
      // Still the field, which is about to go.
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

  it('opens again for a reader who is faster than the way back in the history', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('dialog').getByRole('status').waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          const dialog = document.querySelector('dialog[open]');
          // Behind the page's own listener.
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
