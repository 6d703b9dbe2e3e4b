import type { Locator, Page } from '@playwright/test';
import { visit } from '@/tests/site/support/browser';

/** Storage key of the reader's server. */
const SERVER = 'api-example.server';

/** Opens a page for a reader who has chosen a server before. */
export async function openWithServer(page: Page, path: string, origin: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The initial empty page has no storage.
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, value);
    },
    [SERVER, origin] as const,
  );
  await visit(page, path);
}

/** Presses Run of an example. Returns the text of the outcome. */
export async function run(example: Locator): Promise<string> {
  await example.getByRole('button', { name: /^(Run|Ausführen): / }).click();
  return outcome(example);
}

/** Returns the text of an example's current outcome. */
export async function outcome(example: Locator): Promise<string> {
  const shown = example.locator('.ax-panel > .ax-outcome[aria-busy="false"]');
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}
