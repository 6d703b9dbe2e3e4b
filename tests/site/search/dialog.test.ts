import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { testSite } from '../support/test-site';
import { ask, openSearch, visit } from './support';

const site = testSite();

describe('the keys of the search', () => {
  it('are shown below the results, and not to a finger', async () => {
    const page = await openSearch(site);
    await expect(page.locator('.search-keys')).toContainText(ui.search.searchKeyOpen);
    await ask(page, 'webhooks');
    await expect(page.locator('.search-keys')).toBeInViewport();
    await page.context().close();
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const phone = await context.newPage();
    await phone.goto(`${site.url}/docs/guides/docker-setup/`);
    await waitForScript(phone);
    await phone.getByRole('button', { name: 'Search' }).click();
    await phone.getByText(ui.search.searchHint).waitFor();
    await expect(phone.locator('.search-keys')).toBeHidden();
    await context.close();
  });
});

describe('where the search runs', () => {
  it('is a worker, so that the page answers meanwhile', async () => {
    const page = await openSearch(site);
    await ask(page, 'webhooks');
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/_next\/static\/search\/\w+\.js$/),
    ]);
    await page.context().close();
  });

  it('is the page in a browser that rejects workers, and where their script does not come', async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(() => Object.assign(window, { Worker: undefined }));
    const without = await context.newPage();
    const page = await visit(site);
    await page.context().route('**/_next/static/search/*.js', (route) => route.abort());
    for (const one of [without, page]) {
      await one.goto(`${site.url}/docs/guides/docker-setup/`);
      await waitForScript(one);
      await one.keyboard.press('Control+k');
      await ask(one, 'webhooks');
      expect(await one.getByRole('option').first().getAttribute('href')).toBe('/docs/guides/webhooks/');
      await one.context().close();
    }
  });
});

describe('the dialog', () => {
  it('opens again for a reader who presses its key before the browser has said that it is closed', async () => {
    const page = await openSearch(site);
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
    expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
    await page.context().close();
  });

  it('opens again for a reader who closes it and is faster than the browser, which goes back in its history', async () => {
    const page = await openSearch(site);
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
    expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
    await page.context().close();
  });
});
