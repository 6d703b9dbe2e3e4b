import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

// Where the menu of each page leads is in tests/export/versions.test.ts.

const KEY = 'docs-preferred-version-endatix';
const PAGE = 'getting-started/quick-start/';
const stored = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), KEY);
const docsHref = (page: Page) =>
  page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true }).getAttribute('href');

async function choose(page: Page, name: string): Promise<void> {
  const menu = page.locator('.navbar details.menu-Version');
  // It stays open where the page stays.
  if (!(await menu.getByRole('link', { name }).isVisible())) await menu.locator('summary').click();
  await menu.getByRole('link', { name }).click();
}

it('a version that is chosen opens at the same page, and is remembered', async ({ open }) => {
  const page = await open(`/docs/${PAGE}`);
  expect([await docsHref(page), await stored(page)]).toEqual(['/docs/', null]);
  // A version that is gone is no choice.
  await page.evaluate((key) => window.localStorage.setItem(key, '0.0.9'), KEY);
  await page.reload();
  await waitForScript(page);
  expect([await docsHref(page), await stored(page)]).toEqual(['/docs/', null]);
  await choose(page, '0.1.1');
  await page.waitForURL(`**/docs/0.1.1/${PAGE}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect([await docsHref(page), await stored(page)]).toEqual(['/docs/0.1.1/', '0.1.1']);
  await page.goto(`/docs/${PAGE}`);
  await waitForScript(page);
  expect(await docsHref(page)).toBe('/docs/0.1.1/');
  // Without a change of page, too.
  await choose(page, 'Next');
  await expect.poll(() => docsHref(page)).toBe('/docs/');
  await choose(page, '0.1.1');
  await page.waitForURL(`**/docs/0.1.1/${PAGE}`);
  await waitForScript(page);
  await page.locator('.notice-old a').click();
  await page.waitForURL(`/docs/${PAGE}`);
  expect([await docsHref(page), await stored(page)]).toEqual(['/docs/', 'next']);
});
