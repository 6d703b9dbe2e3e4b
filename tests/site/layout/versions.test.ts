import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { shellSite } from './support/shell-site';

// Where the menu of each page leads is in tests/export/versions.test.ts.

const site = shellSite();
const KEY = 'docs-preferred-version-endatix';
const PAGE = 'getting-started/quick-start/';
const menu = (page: Page) => page.locator('.navbar details.menu-Version');
const stored = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), KEY);
const docsHref = (page: Page) =>
  page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true }).getAttribute('href');

async function choose(page: Page, name: string): Promise<void> {
  await menu(page).locator('summary').click();
  await menu(page).getByRole('link', { name }).click();
}

/** Opens a page of a reader who has preferred a version before. */
async function openPreferring(version: string, path: string): Promise<Page> {
  const page = await site.page();
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [KEY, version] as const);
  await page.goto(site.url + path);
  await waitForScript(page);
  return page;
}

describe('a version', () => {
  it('that is chosen opens at the same page, is remembered, and is where the main link leads', async () => {
    const page = await site.open(`/docs/${PAGE}`);
    expect([await docsHref(page), await stored(page)]).toEqual(['/docs/', null]);
    await choose(page, '0.1.1');
    await page.waitForURL(`**/docs/0.1.1/${PAGE}`);
    await page.locator('.notice-old').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect([await docsHref(page), await stored(page)]).toEqual(['/docs/0.1.1/', '0.1.1']);
    await choose(page, 'Next');
    await page.waitForURL(`${site.url}/docs/${PAGE}`);
    expect([await docsHref(page), await stored(page)]).toEqual(['/docs/', 'next']);
  });

  it('is chosen without a change of page too, and by the link of the notice', async () => {
    const page = await openPreferring('0.1.1', `/docs/${PAGE}`);
    expect(await docsHref(page)).toBe('/docs/0.1.1/');
    await choose(page, 'Next');
    await expect.poll(() => docsHref(page)).toBe('/docs/');
    const old = await openPreferring('0.1.1', `/docs/0.1.1/${PAGE}`);
    await old.locator('.notice-old a').click();
    await old.waitForURL(`${site.url}/docs/${PAGE}`);
    expect([await docsHref(old), await stored(old)]).toEqual(['/docs/', 'next']);
  });

  it('that no longer exists is forgotten', async () => {
    const page = await openPreferring('0.0.1', '/docs/');
    await page.waitForFunction((key) => window.localStorage.getItem(key) === null, KEY);
    expect(await docsHref(page)).toBe('/docs/');
  });

  it('have the way to the reference and to their sections on each page of an old one', async () => {
    const page = await site.open('/docs/0.1.1/guides/webhooks/');
    await expect(page.locator('.sidebar').getByRole('link', { name: 'API Reference' })).toBeVisible();
    await expect(page.locator('.breadcrumbs').getByRole('link', { name: 'Guides' })).toBeVisible();
  });
});
