import { isScript } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';

describe('the search of an old tab', () => {
  it('stays without a line, and gets a new document when its script is gone', async ({ open }) => {
    const page = await open('/docs/guides/docker-setup/');
    await page.context().setOffline(true);
    await page.keyboard.press('/');
    const retry = page.locator('.toast').getByRole('button', { name: 'Retry' });
    await retry.click();
    await retry.waitFor();
    expect(await page.locator('h1').textContent()).toBe('Docker');
    await page.context().setOffline(false);
    await page.route(isScript, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await retry.click();
    await loaded;
    await page.unroute(isScript);
    await page.reload();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  });

  it('finds what a deploy has added, and goes on when the index is gone', async ({ open }) => {
    const page = await open('/docs/guides/docker-setup/');
    const field = page.getByRole('combobox', { name: 'Search' });
    const reopen = async () => {
      await page.keyboard.press('/');
      await field.waitFor();
    };
    const find = async (query: string) => {
      await field.fill(query);
      await page.locator(`.search-hits[data-query="${query}"]`).waitFor();
      return page.getByRole('option').count();
    };
    await reopen();
    expect(await find('zebrafinch')).toBe(0);
    await page.keyboard.press('Escape');
    await page.route('**/search/en.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"Webhooks"', '"Zebrafinch"');
      return route.fulfill({ response: response, body });
    });
    const renewed = page.waitForResponse('**/search/en.json');
    await reopen();
    await renewed;
    expect(await find('zebrafinch')).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.unroute('**/search/en.json');
    await page.route('**/search/en.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const missed = page.waitForResponse('**/search/en.json');
    await reopen();
    await missed;
    expect(await find('docker')).toBeGreaterThan(0);
  });
});

it('the search is closed by going back, and opened by going forward', async ({ open, site }) => {
  const page = await open('/docs/guides/docker-setup/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await page.evaluate(() => history.back());
  await field.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
  await page.evaluate(() => history.forward());
  await field.waitFor();
  await field.fill('webhooks');
  await page.locator('.search-hits[data-query="webhooks"] [role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('main h1').filter({ hasText: 'Webhooks' }).waitFor();
  expect(await field.count()).toBe(0);
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
});
