import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { OfflineFile, OfflineSite } from '@/lib/offline';
import { summaryOf } from '@/scripts/postbuild/offline';
import { expect, it as test } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { type ChangingSite, json, startChangingSite } from './changing-site';

export const PAGE = '/docs/read-offline/';

/** What the export says of its files. */
export const builtSite = (folder = 'out'): OfflineSite =>
  JSON.parse(readFileSync(`${folder}/offline/site.json`, 'utf8'));

export const builtFiles = (folder = 'out'): OfflineFile[] =>
  JSON.parse(readFileSync(`${folder}/offline/files.json`, 'utf8'));

/** Three pages, and what they load from the start: what goes wrong with them does so in a moment. */
export const fewFiles = (): OfflineFile[] =>
  builtFiles().filter(
    ([path]) =>
      /\.(css|woff2)$|\/instant\//.test(path) ||
      /^docs\/(guides\/(docker-setup|webhooks)|read-offline)\/.*\.html$/.test(path),
  );

/** What a site says of itself that has these files. */
export const siteOf = (files: readonly OfflineFile[]): OfflineSite => ({
  ...builtSite(),
  ...summaryOf(files),
});

/** The part of the page that stores and removes. */
export const panel = (page: Page) => page.getByRole('region', { name: ui.vocabulary.offlineTitle });

/** Stores the docs from a new page of the context, which stays open. */
export async function keepDocs(page: Page, url = ''): Promise<void> {
  await page.goto(url + PAGE);
  await panel(page).getByRole('button', { name: ui.offline.offlineKeep }).click();
  await panel(page).getByText('Everything is stored.').waitFor();
}

/** A site whose docs a reader keeps, without connection since. */
interface CachedSite {
  site: ChangingSite;
  context: BrowserContext;
  /** Opens an address of the site in a new page. */
  open(path: string): Promise<Page>;
}

/** The tests of one file share the site whose docs are kept; each has a small site, which is what its page opens. */
export const it = test.extend<{ small: ChangingSite }, { cached: CachedSite }>({
  // The export, of which a few files can be kept.
  small: async ({ closeAfter }, use) => {
    const files = fewFiles();
    const lasting = { '/offline/files.json': json(files), '/offline/site.json': json(siteOf(files)) };
    await use(await closeAfter(startChangingSite('out', '', lasting)));
  },
  baseURL: ({ small }, use) => use(small.url),
  cached: [
    async ({ browser, served }, use) => {
      const site = await startChangingSite(...served);
      const context = await browser.newContext();
      const page = await context.newPage();
      await keepDocs(page, site.url);
      await page.close();
      await context.setOffline(true);
      const open = async (path: string) => {
        const opened = await context.newPage();
        await opened.goto(site.url + path);
        return opened;
      };
      await use({ site, context, open });
      await context.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Everything that the docs have left in this browser: caches, service workers, the mark in the storage. */
export function leftovers(page: Page): Promise<{ caches: string[]; workers: number; mark: string | null }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: localStorage.getItem('offline'),
  }));
}

/** Waits until nothing is left of an attempt, or of what was kept. */
export async function expectNothing(page: Page): Promise<void> {
  await expect.poll(() => leftovers(page)).toEqual({ caches: [], workers: 0, mark: null });
}
