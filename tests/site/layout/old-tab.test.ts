import { visit } from '@/tests/site/support/browser';
import { isMarked, isScript, markDocument } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { ask } from '../search/support';

const PAGE = '/docs/guides/docker-setup/';

it('the search of an old tab needs "Retry", with a new document if a script is gone', async ({ open }) => {
  const page = await open(PAGE);
  await markDocument(page);
  const toast = page.getByRole('alert').filter({ hasText: ui.shell.loadFailed });
  const retry = toast.getByRole('button', { name: 'Retry' });
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await retry.click();
  await retry.waitFor();
  await page.context().setOffline(false);
  await retry.click();
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await expect(toast).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);

  await visit(page, '/docs/guides/webhooks/');
  await page.route(isScript, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.keyboard.press('/');
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await retry.click();
  await loaded;
});

it('the search of an old tab finds new pages, and continues without the index', async ({ open }) => {
  const page = await open(PAGE);
  const options = page.getByRole('dialog').getByRole('option');
  await page.keyboard.press('/');
  await ask(page, 'zebrafinch');
  await expect(options).toHaveCount(0);
  const index = '**/search/en.json';
  const text = await (await page.request.get('/search/en.json')).text();
  for (const [answer, query] of [
    [{ json: JSON.parse(text.replace('"Webhooks"', '"Zebrafinch"')) }, 'zebrafinch'],
    [{ status: 404, body: 'Not found' }, 'docker'],
  ] as const) {
    await page.keyboard.press('Escape');
    await page.unroute(index);
    await page.route(index, (route) => route.fulfill(answer));
    const renewed = page.waitForResponse(index);
    await page.keyboard.press('/');
    await renewed;
    await ask(page, query);
    await expect(options, query).not.toHaveCount(0);
  }
});

it('the search of a phone shows no keys, closes by going back, and opens by forward', async ({ open }) => {
  const page = await open(PAGE, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await expect(page.locator('.search-keys')).toBeHidden();
  await page.evaluate(() => history.back());
  await field.waitFor({ state: 'detached' });
  await expect(page).toHaveURL(PAGE);
  await page.evaluate(() => history.forward());
  await field.waitFor();
  await ask(page, 'webhooks');
  await page.keyboard.press('Enter');
  await page.locator('main h1').filter({ hasText: 'Webhooks' }).waitFor();
  expect(await field.count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
});
