import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { type Runtime, reader } from './reader';

/** How much later each script of a framework comes that is about to start, in milliseconds. */
const LATE = 700;

/** What the contexts of a run are given before their pages are opened. */
function prepare(context: BrowserContext, runtime: Runtime): void {
  if (runtime === 'waiting') return;
  if (runtime === 'starting')
    void context.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue().catch(() => undefined);
    });
  // Pages wait for a reader who acts: this one presses on the page, where nothing is, as soon as it is there.
  void context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.click());
  });
}

interface Options {
  /** Whether the framework has started when a test begins, is about to, or waits for what the test does. */
  runtime: Runtime;
  watched: undefined;
}

/** Playwright's test with a reader in front of every page. */
const test = base.extend<object, Options>({
  runtime: ['running', { option: true, scope: 'worker' }],
  watched: [
    async ({ browser, runtime }: { browser: Browser; runtime: Runtime }, use) => {
      reader.runtime = runtime;
      const onContext = (context: BrowserContext) => prepare(context, runtime);
      browser.on('context', onContext);
      await use(undefined);
      browser.off('context', onContext);
    },
    { scope: 'worker', auto: true },
  ],
});

/** The words of the browser tests, from Playwright Test. A table of cases is a loop around `it`. */
export { expect } from '@playwright/test';
export const it = test;
export const describe = test.describe;
export const { afterAll, afterEach, beforeAll, beforeEach } = test;
