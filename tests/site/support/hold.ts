import type { Page } from '@playwright/test';

/**
 * Holds back the responses to what a page asks for.
 * @param matching addresses, as `page.route` takes them
 * @returns lets them go, and all that is asked for later
 */
export async function hold(page: Page, matching: string | ((url: URL) => boolean)): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(matching, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
