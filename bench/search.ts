import type { Browser } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';

/** Milliseconds from the first key of a query to its first answer: with the index to load, and with it loaded. */
export async function searchTimes(browser: Browser, url: string): Promise<[cold: number, warm: number]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.mouse.move(50, 50);
    await waitForScript(page);
    const times: number[] = [];
    for (const query of ['webhooks', 'connection string']) {
      await page.keyboard.press('/');
      const field = page.getByRole('combobox');
      await field.waitFor();
      const started = performance.now();
      await field.fill(query);
      await page.getByRole('option').first().waitFor();
      times.push(performance.now() - started);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
    }
    return [times[0] ?? 0, times[1] ?? 0];
  } finally {
    await page.close();
  }
}
