import type { Page } from '@playwright/test';
import { send } from './sandbox-page';

/** How a request to the sandbox ended: `200`, or `kind: sentence`. Never waits longer than the sandbox itself. */
export async function attempt(page: Page, path = '/health'): Promise<string> {
  const { status, error } = await send(page, { method: 'GET', path });
  return error ? `${error.kind ?? error.name}: ${error.message}` : String(status);
}

/** Takes things away from the page's global scope before its scripts run. */
export async function disableFeature(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((given) => {
    for (const name of given) Object.defineProperty(globalThis, name, { value: undefined });
  }, names);
  await page.reload();
  await page.waitForFunction(() => globalThis.sandbox !== undefined);
}
