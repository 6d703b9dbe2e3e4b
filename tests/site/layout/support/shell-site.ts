import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { afterEach } from '@/tests/site/support/test';
import { testSite } from '@/tests/site/support/test-site';

/** The site and a browser for the tests of one file. */
export interface ShellSite {
  /** Origin and base path without a trailing slash. */
  readonly url: string;
  /** A context that is closed after the test. */
  context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page in a context of its own, not opened yet. */
  page: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, opened at a site path, with its script running. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Serves an export and starts a browser around all tests of the file. */
export function shellSite(folder = 'out', basePath = ''): ShellSite {
  const site = testSite(folder, basePath);
  const contexts: BrowserContext[] = [];

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  const context = async (options?: BrowserContextOptions) => {
    const created = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(created);
    return created;
  };
  const page = async (options?: BrowserContextOptions) => (await context(options)).newPage();
  return {
    get url() {
      return site.url;
    },
    context,
    page,
    async open(path, options) {
      const opened = await page(options);
      await opened.goto(site.url + path);
      await waitForScript(opened);
      return opened;
    },
  };
}

/** Marks the document, so that a later look tells whether another one was loaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** True while the document that was marked is still the one on screen. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === '');
}

/** Whether an address is that of a script of the site. */
export const isScript = (url: URL): boolean => /\/_next\/static\/.*\.js$/.test(url.pathname);

/** Follows a link that the page does not have, without a pointer, which would warm it. */
export function followNewLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'There';
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

/** Text of the only h1. */
export function heading(page: Page): Promise<string | null> {
  return page.locator('h1').textContent();
}

/** Name or text of the element that has the focus, which tells it from others. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent || '';
  });
}
