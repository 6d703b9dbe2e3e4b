import type { Page } from '@playwright/test';
import { findChromium } from '@/shared/build/chromium';

/** Launch options of every browser in tests and benchmarks. The browser itself makes no network requests. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium reloads a page after a failed connection, which a test would count.
    '--disable-auto-reload',
  ],
};

/** Problems of a page while it was open. */
export interface PageFaults {
  console: string[];
  failedRequests: string[];
  foreignRequests: string[];
}

/** The result for a page without problems. */
export const noFaults: PageFaults = { console: [], failedRequests: [], foreignRequests: [] };

/**
 * Records console errors and warnings, failed requests, and requests to other hosts. Call it before the page
 * is opened.
 */
export function watchFaults(page: Page, origin: string): PageFaults {
  const faults: PageFaults = { console: [], failedRequests: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // Chromium gives up an animation between two pages when the second is visible before it begins.
    if (!message.startsWith('Transition was aborted')) faults.console.push(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // A request that the next navigation cancels is not a failure.
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

/** Waits for the shell of a page (copy buttons, tabs, menus, links), and starts its islands, in one call. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    if (dataset.shell !== '') return false;
    if (dataset.started === undefined) document.querySelector<HTMLElement>('[data-island]')?.click();
    dataset.started = '';
    return document.querySelector('[data-island]:not([data-hydrated])') === null;
  });
}

/** Opens an address, and waits for its script. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScript(page);
}
