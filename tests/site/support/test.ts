import { type BrowserContextOptions, type Page, test } from '@playwright/test';
import { type PageFaults, visit, watchFaults } from './browser';
import { type Site, startSite } from './site';

/** Closes a server or context after the test. Returns it. */
export type CloseAfter = <Resource extends { close(): unknown }>(
  resource: Promise<Resource>,
) => Promise<Resource>;

interface OfTest {
  /** Problems in the page of the test. */
  faults: PageFaults;
  closeAfter: CloseAfter;
  /** Creates a page in its own context, which is closed after the test. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Also opens it at a path of the site, and waits for its script. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface OfWorker {
  /** Folder of the served export, and its base path. */
  served: readonly [folder: string, basePath: string];
  site: Site;
}

/** Playwright's `test` with the fixtures of this site. A table of cases is a loop around `it`. */
export const it = test.extend<OfTest, OfWorker>({
  served: [['out', ''], { option: true, scope: 'worker' }],
  site: [
    async ({ served }, use) => {
      const site = await startSite(...served);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  faults: ({ page, site }, use) => use(watchFaults(page, site.url)),
  closeAfter: async ({ site: _site }, use) => {
    const resources: { close(): unknown }[] = [];
    await use(async (promised) => {
      const resource = await promised;
      resources.push(resource);
      return resource;
    });
    for (const resource of resources.reverse()) await resource.close();
  },
  newPage: ({ browser, closeAfter }, use) =>
    use(async (options) => (await closeAfter(browser.newContext(options))).newPage()),
  open: ({ newPage }, use) =>
    use(async (path, options) => {
      const page = await newPage(options);
      await visit(page, path);
      return page;
    }),
});

export { expect } from '@playwright/test';
export const { afterAll, beforeAll, describe } = it;
