import type { Page } from '@playwright/test';

/**
 * Delays the responses to requests of a page.
 * @param matching addresses, as `page.route` takes them
 * @returns a function that releases them, and later ones
 */
export async function hold(page: Page, matching: string | ((url: URL) => boolean)): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(matching, async (route) => {
    await released;
    // The page can be closed by now.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
