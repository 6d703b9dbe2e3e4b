import type { Page } from '@playwright/test';
import { waitForScript } from '../support/browser';
import type { TestSite } from '../support/test-site';

/** Opens a page of the site in a context of its own, and waits until the search can be opened. */
export async function visit({ browser, url }: TestSite, path = '/docs/guides/docker-setup/'): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + path);
  await waitForScript(page);
  return page;
}

/** The same with the search open. */
export async function openSearch(site: TestSite, path?: string): Promise<Page> {
  const page = await visit(site, path);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  return page;
}

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
}
