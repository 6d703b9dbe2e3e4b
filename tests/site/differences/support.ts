import type { Locator, Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';

/** Under this name the site keeps the address of the reader's server. */
const SERVER = 'api-example.server';

/** Opens a page for a reader who has chosen a server before. */
export async function openWithServer(page: Page, path: string, origin: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The empty page that comes first has no storage.
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, value);
    },
    [SERVER, origin] as const,
  );
  await page.goto(path);
  await waitForScript(page);
}

/** Presses Run of an example; gives the text of what came of it, when it has come. */
export async function run(example: Locator): Promise<string> {
  await example.getByRole('button', { name: /^(Run|Ausführen): / }).click();
  return outcome(example);
}

/** Text of the present outcome of an example, once there is one. */
export async function outcome(example: Locator): Promise<string> {
  const shown = example.locator('.ax-panel > .ax-outcome[aria-busy="false"]');
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}
