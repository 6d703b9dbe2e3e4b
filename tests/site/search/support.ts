import type { Page } from '@playwright/test';
import type { ShellSite } from '../layout/support/shell-site';

/** Opens the search on a page of the site. */
export async function openSearch(site: ShellSite, path = '/docs/guides/docker-setup/'): Promise<Page> {
  const page = await site.open(path);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  return page;
}

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
}
