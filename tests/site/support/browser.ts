import type { Page } from '@playwright/test';
import { findQuickest } from '@/shared/build/chromium';

/** How every browser of the tests and benchmarks is started: nothing of its own may reach the network. */
export const launchOptions = {
  executablePath: findQuickest(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium loads a page again by itself after a failed connection, and a test would count that.
    '--disable-auto-reload',
  ],
};

/** What went wrong in a page while it was open. */
export interface PageFaults {
  console: string[];
  failedRequests: string[];
  foreignRequests: string[];
}

/** The same of a page in which nothing went wrong. */
export const noFaults: PageFaults = { console: [], failedRequests: [], foreignRequests: [] };

/** Records console errors and warnings, failed requests, and requests to other hosts. Call before the page is opened. */
export function watchFaults(page: Page, origin: string): PageFaults {
  const faults: PageFaults = { console: [], failedRequests: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.console.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that the next navigation cancels is not a fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.failedRequests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.failedRequests.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.foreignRequests.push(url);
  });
  return faults;
}

/** Waits until the shell of a page responds (copy buttons, tabs, menus, links), and its islands, which this starts. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-island]')?.click());
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null);
}
