import type { Browser, Page } from '@playwright/test';
import { afterEach, beforeEach } from './test';

const LAST = 40;

/** Writes down what a page does that can explain a test that waited in vain. */
function watchPage(page: Page, note: (line: string) => void): void {
  page.on('framenavigated', (frame) => note(`opened ${frame.url()}`));
  page.on('request', (request) => note(`asked for ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} from ${response.url()}`);
  });
  page.on('requestfailed', (request) => note(`${request.failure()?.errorText} for ${request.url()}`));
  page.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('crash', () => note('the page crashed'));
}

const watched = new WeakSet<Browser>();
let lines: string[] = [];
let started = Date.now();

/**
 * Prints the last events of the browser's pages when a test of the calling file fails: a failure on a far machine
 * tells little else. The result is to be called with the browser before it has pages.
 */
export function printPagesOfFailures(): (browser: Browser) => void {
  beforeEach(() => {
    lines = [];
    started = Date.now();
  });
  // Playwright asks for a first parameter that is taken apart, even an empty one.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  afterEach(({}, { status, expectedStatus, title }) => {
    if (status === expectedStatus || lines.length === 0) return;
    console.log(`The last events in the browser of "${title}":\n${lines.slice(-LAST).join('\n')}`);
  });
  const note = (line: string) => lines.push(`${Date.now() - started} ms ${line}`);
  return (browser) => {
    // A worker keeps its browser over several files.
    if (watched.has(browser)) return;
    watched.add(browser);
    browser.on('context', (context) => {
      context.on('page', (page) => watchPage(page, note));
    });
  };
}
