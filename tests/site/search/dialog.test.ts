import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { visit, waitForScript } from '../support/browser';
import { pressKeys } from '../support/page';
import { ask, openSearch } from './support';

const PAGE = '/docs/guides/docker-setup/';

it('the search opens with / and Ctrl+K, keeps the focus, and works with the keyboard', async ({ open }) => {
  const page = await open(PAGE);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = page.getByRole('combobox', { name: 'Search' });
  const before = page.locator('.sidebar a').first();
  for (const key of ['/', 'Control+k']) {
    await before.focus();
    await page.keyboard.press(key);
    await expect(input).toBeFocused();
    // After the last stop, the browser has the focus.
    for (const { name, place } of await pressKeys(page, ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']))
      expect(['dialog', 'body'], name).toContain(place);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(before).toBeFocused();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await ask(page, 'webhooks');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  const options = dialog.getByRole('option');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = (await options.nth(index).getAttribute('id')) ?? '';
    await expect(input).toHaveAttribute('aria-activedescendant', id);
    await expect(dialog.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  }
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await expect(dialog).toHaveCount(0);
});

it('the search runs in a worker, limits its field, fits 400 % zoom, closes by a press', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'webhooks');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(page.locator('.search-keys')).toContainText(ui.search.searchKeyOpen);
  await expect(page.locator('.search-keys')).toBeInViewport();
  // The page stays responsive.
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/_next\/static\/search\/\w+\.js$/),
  ]);
  const box = await field.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  // A press that begins or ends in the dialog keeps it open.
  for (const [from, to] of [
    [x, 5],
    [5, x],
  ] as const) {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y);
    await page.mouse.up();
  }
  await expect(field).toHaveValue('webhooks');
  // The field accepts a pasted log line, but limits its length.
  await field.fill('a'.repeat(18_000));
  expect((await field.inputValue()).length).toBe(1000);
  await page.mouse.click(5, y);
  await expect(field).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press('Control+k');
  await ask(page, 'webhooks');
  await expect(page.locator('.search-hit .search-title').first()).toBeInViewport({ ratio: 1 });
});

it('the search runs in the page if workers are unavailable', async ({ context, page }) => {
  const without = await context.newPage();
  await without.addInitScript(() => Object.assign(window, { Worker: undefined }));
  await context.route('**/_next/static/search/*.js', (route) => route.abort());
  for (const one of [without, page]) {
    await openSearch(one);
    await ask(one, 'webhooks');
    expect(await one.getByRole('option').first().getAttribute('href')).toBe('/docs/guides/webhooks/');
  }
});

// tests/unit/search/keys.test.ts covers which keys open the search.
it("the search doesn't open over another dialog, and / can be turned off", async ({ page }) => {
  await visit(page, PAGE);
  const dialog = page.locator('.search-dialog');
  await page.evaluate(() => {
    const other = document.createElement('dialog');
    other.append(document.createElement('button'));
    document.body.append(other);
    other.showModal();
  });
  for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await waitForScript(page);
  await expect(page.locator('.search-button kbd')).toBeHidden();
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
});

it('the dialog opens again for a reader who is faster than its end', async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('Escape');
    // Still the field, which is about to be hidden.
    press('/');
  });
  await ask(page, 'webhooks');
  await expect(page.locator('dialog.search-dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});
