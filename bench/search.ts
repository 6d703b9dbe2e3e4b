import type { Browser } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';

/** Milliseconds from a query to its first answer: with the index to load, and with it loaded. */
export async function searchTimes(browser: Browser, url: string): Promise<[cold: number, warm: number]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.mouse.move(50, 50);
    await waitForScript(page);
    await page.keyboard.press('/');
    // Pages have fields with options of their own.
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    const answer = dialog.getByRole('option').first();
    const timeOf = async (query: string): Promise<number> => {
      const started = performance.now();
      await field.fill(query);
      await answer.waitFor();
      return performance.now() - started;
    };
    const cold = await timeOf('webhooks');
    await field.fill('');
    await answer.waitFor({ state: 'detached' });
    return [cold, await timeOf('connection string')];
  } finally {
    await page.close();
  }
}
