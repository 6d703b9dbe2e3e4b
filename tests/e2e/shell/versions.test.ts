import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { site as config } from '@/theme.config';
import { shellSite } from './support/shell-site';

const site = shellSite();
const KEY = 'docs-preferred-version-endatix';
const PAGE = 'getting-started/quick-start/';
const menu = (page: Page) => page.locator('details.menu-Version');
const links = (page: Page) =>
  menu(page)
    .locator('a')
    .evaluateAll((list) => list.map((link) => [link.textContent, link.getAttribute('href')]));
const stored = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), KEY);
const docsLink = (page: Page) =>
  page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true });

describe('versions', () => {
  it('are listed in a menu; each leads to the same page', async () => {
    const page = await site.open(`/docs/${PAGE}`);
    expect(await menu(page).locator('summary').textContent()).toBe('Next');
    expect(await links(page)).toEqual([
      ['Next', `/docs/${PAGE}`],
      ['0.1.1', `/docs/0.1.1/${PAGE}`],
    ]);
    expect(await menu(page).locator('[aria-current]').textContent()).toBe('Next');
  });

  for (const path of ['/docs/api/', '/docs/api/forms/createForm/'] as const) {
    it(`lead from ${path}, which exists once, to itself and to the root of the other`, async () => {
      const page = await site.open(path);
      expect(await links(page)).toEqual([
        ['Next', path],
        ['0.1.1', '/docs/0.1.1/'],
      ]);
    });
  }

  it('open at their root, where the heading has the focus', async () => {
    const page = await site.open('/docs/');
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: '0.1.1' }).click();
    await page.waitForURL('**/docs/0.1.1/');
    await page.locator('.notice-old').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('stay chosen without a change of page, and by the link of the notice', async () => {
    const page = await site.page();
    await page.goto(`${site.url}/docs/${PAGE}`);
    await page.evaluate((key) => window.localStorage.setItem(key, '0.1.1'), KEY);
    await page.reload();
    await waitForScript(page);
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/0.1.1/');
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => docsLink(page).getAttribute('href')).toBe('/docs/');
    await page.goto(`${site.url}/docs/0.1.1/${PAGE}`);
    await page.evaluate((key) => window.localStorage.setItem(key, '0.1.1'), KEY);
    await page.reload();
    await waitForScript(page);
    await page.locator('.notice-old a').click();
    await page.waitForURL(`${site.url}/docs/${PAGE}`);
    expect(await stored(page)).toBe('next');
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/');
  });

  it('are remembered when chosen: the main link leads to the preferred one', async () => {
    const page = await site.open(`/docs/${PAGE}`);
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/');
    expect(await stored(page)).toBeNull();
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: '0.1.1' }).click();
    await page.waitForURL(`**/docs/0.1.1/${PAGE}`);
    await page.locator('.notice-old').waitFor();
    expect(await stored(page)).toBe('0.1.1');
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/0.1.1/');
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`${site.url}/docs/${PAGE}`);
    expect(await stored(page)).toBe('next');
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/');
  });

  it('that no longer exist are forgotten', async () => {
    const page = await site.page();
    await page.goto(`${site.url}/docs/`);
    await page.evaluate((key) => window.localStorage.setItem(key, '0.0.1'), KEY);
    await page.reload();
    await waitForScript(page);
    await page.waitForFunction((key) => window.localStorage.getItem(key) === null, KEY);
    expect(await docsLink(page).getAttribute('href')).toBe('/docs/');
  });

  it('that are old say so, and keep out of search engines', async () => {
    const page = await site.open(`/docs/0.1.1/${PAGE}`);
    const notice = page.locator('.notice-old');
    expect(await notice.textContent()).toContain('0.1.1');
    expect(await notice.getByRole('link').getAttribute('href')).toBe(`/docs/${PAGE}`);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${config.origin}/docs/${PAGE}`,
    );
    expect(await menu(page).locator('summary').textContent()).toBe('0.1.1');
    const tree = await page
      .locator('.sidebar a')
      .evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
    expect(tree.length).toBeGreaterThan(5);
    expect(tree.filter((href) => !href.startsWith('/docs/0.1.1/'))).toEqual([]);
  });

  it('that are current carry no such notice', async () => {
    const page = await site.open(`/docs/${PAGE}`);
    expect(await page.locator('.notice-old').count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });
});
