import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';
import { hold } from '@/tests/e2e/support/hold';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { followNewLink, isMarked, markDocument, shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const isTreeFile = (url: URL): boolean => url.pathname.endsWith('/tree.json');
const fold = (page: Page, folder: string) => page.locator(`.sidebar [aria-controls="nav/${folder}"]`);
const entry = (page: Page, path: string) => page.locator(`.sidebar a[href="${path}"]`);

/** Files of the tree that a page asks for from now on, as paths. */
function askedFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isTreeFile(url)) asked.push(url.pathname);
  });
  return asked;
}

describe('a folder that the page does not hold', () => {
  it('asks for its entries once, and for those of its own folders when they are unfolded', async () => {
    const page = await site.page();
    const asked = askedFiles(page);
    await page.goto(site.url + PAGE);
    await waitForScript(page);
    await fold(page, 'configuration').click();
    await entry(page, '/docs/configuration/settings/').waitFor();
    expect(asked).toEqual(['/navigation/en/configuration/tree.json']);
    await fold(page, 'configuration').click();
    await entry(page, '/docs/configuration/settings/').waitFor({ state: 'hidden' });
    await fold(page, 'configuration').click();
    await fold(page, 'configuration/settings').click();
    await entry(page, '/docs/configuration/settings/health-checks/').waitFor();
    expect(asked).toEqual([
      '/navigation/en/configuration/tree.json',
      '/navigation/en/configuration/settings/tree.json',
    ]);
  });

  it('has them ready when the pointer or the focus came first', async () => {
    for (const come of ['hover', 'focus'] as const) {
      const page = await site.open(PAGE);
      const answer = page.waitForResponse((response) => isTreeFile(new URL(response.url())));
      await fold(page, 'configuration')[come]();
      await (await answer).finished();
      expect(await fold(page, 'configuration').getAttribute('aria-expanded')).toBe('false');
      const asked = askedFiles(page);
      await fold(page, 'configuration').press('Enter');
      await entry(page, '/docs/configuration/settings/').waitFor();
      expect(asked).toEqual([]);
    }
  });

  it('says so when they cannot be had, and tries again', async () => {
    const page = await site.open(PAGE);
    await page.route(isTreeFile, (route) => route.abort());
    await fold(page, 'configuration').click();
    const failure = page.locator('.sidebar .nav-failed');
    await failure.waitFor();
    expect(await failure.getAttribute('role')).toBe('status');
    await page.unroute(isTreeFile);
    await fold(page, 'configuration').click();
    await failure.waitFor({ state: 'hidden' });
    await fold(page, 'configuration').click();
    await entry(page, '/docs/configuration/settings/').waitFor();
    expect(await failure.count()).toBe(0);
  });

  it('is unfolded again after a full load, when the reader left it so', async () => {
    const page = await site.open(PAGE);
    await fold(page, 'configuration').click();
    await fold(page, 'configuration/settings').click();
    await entry(page, '/docs/configuration/settings/health-checks/').waitFor();
    await page.reload();
    await entry(page, '/docs/configuration/settings/health-checks/').waitFor();
  });
});

describe('the tree', () => {
  it('unfolds down to a page that was reached by another way, and keeps what was there', async () => {
    const page = await site.open('/docs/category/guides/');
    await markDocument(page);
    await followNewLink(page, '/docs/configuration/settings/health-checks/');
    const current = page.locator('.sidebar [aria-current="page"]');
    await page.getByRole('heading', { level: 1, name: 'Health checks' }).waitFor();
    await entry(page, '/docs/configuration/settings/health-checks/').waitFor();
    await current.waitFor();
    expect(await current.getAttribute('href')).toBe('/docs/configuration/settings/health-checks/');
    expect(await fold(page, 'guides').getAttribute('aria-expanded')).toBe('true');
    expect(await current.count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  it('unfolds down to it as well when the reader was opening a folder on the way, whose entries were still coming', async () => {
    const page = await site.open('/docs/category/guides/');
    const release = await hold(page, isTreeFile);
    await fold(page, 'configuration').click();
    await followNewLink(page, '/docs/configuration/settings/health-checks/');
    await page.getByRole('heading', { level: 1, name: 'Health checks' }).waitFor();
    release();
    await entry(page, '/docs/configuration/settings/health-checks/').waitFor();
    expect(await page.locator('.sidebar [aria-current="page"]').getAttribute('href')).toBe(
      '/docs/configuration/settings/health-checks/',
    );
  });

  it('is that of the version, also when another one is reached without a full load', async () => {
    const page = await site.open('/docs/0.1.1/guides/webhooks/');
    await markDocument(page);
    await page.locator('.notice a').first().click();
    await page.waitForURL(`${site.url}/docs/guides/webhooks/`);
    await page.locator('.sidebar [aria-current="page"]').waitFor();
    const hrefs = () =>
      page.locator('.sidebar a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect((await hrefs()).filter((href) => href.startsWith('/docs/0.1.1/'))).toEqual([]);
    await page.goBack();
    await page.locator('.sidebar [aria-current="page"][href="/docs/0.1.1/guides/webhooks/"]').waitFor();
    expect((await hrefs()).filter((href) => !href.startsWith('/docs/0.1.1/'))).toEqual([]);
    expect(await isMarked(page)).toBe(true);
  });

  it('stands in the menu of phones as on the page, with nothing to load', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    const asked = askedFiles(page);
    await page.goto(`${site.url}/docs/configuration/settings/health-checks/`);
    await waitForScript(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.locator('[aria-current="page"]').waitFor();
    expect(await menu.locator('[aria-current="page"]').textContent()).toBe('Health checks');
    expect(await menu.getByRole('link', { name: 'Settings' }).isVisible()).toBe(true);
    expect(asked).toEqual([]);
    await menu.locator('[aria-controls="menu/guides"]').click();
    await menu.getByRole('link', { name: 'Webhooks' }).waitFor();
    expect(asked).toEqual(['/navigation/en/guides/tree.json']);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('stands in the menu of pages that have no column', async () => {
    const page = await site.open('/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.locator('[aria-controls="menu/guides"]').click();
    await menu.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });
});
