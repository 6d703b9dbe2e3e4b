import type { Page } from '@playwright/test';
import { visit } from '../support/browser';

export async function openSearch(page: Page, path = '/docs/guides/docker-setup/'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
}
