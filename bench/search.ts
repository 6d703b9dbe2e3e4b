import type { Browser } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';

/** What a first answer costs. */
export interface SearchTimes {
  /** Milliseconds from a query to its first answer, with everything to load. */
  cold: number;
  /** The same for another query, which finds the directory there. */
  warm: number;
  /** Files of the search that the first answer needs, below the export. */
  files: string[];
}

/** Asks two queries in the search dialog of a page, and watches the clock and the network. */
export async function searchTimes(browser: Browser, url: string): Promise<SearchTimes> {
  const page = await browser.newPage();
  const files = new Set<string>();
  // Of the worker too, which is no part of the page.
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/search\/.*\.js(on)?$/.test(pathname)) files.add(pathname.slice(1));
  });
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
    // Watched in the page: a driver looks only every hundred milliseconds.
    const timeOf = async (query: string): Promise<number> => {
      const seen = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let started = 0;
            document.addEventListener('input', () => (started = performance.now()), {
              capture: true,
              once: true,
            });
            new MutationObserver((_, observer) => {
              if (!document.querySelector('dialog [role="option"], [role="dialog"] [role="option"]')) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - started));
            }).observe(document, { subtree: true, childList: true });
          }),
      );
      await field.fill(query);
      return seen;
    };
    const cold = await timeOf('webhooks');
    const needed = [...files];
    await field.fill('');
    await answer.waitFor({ state: 'detached' });
    return { cold, warm: await timeOf('connection string'), files: needed };
  } finally {
    await page.close();
  }
}
