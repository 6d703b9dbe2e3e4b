import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFLINE_WORKER, type OfflineFile } from '@/features/offline/cache-names';
import { type PageFaults, watchFaults } from '@/tests/site/support/browser';
import { expect, it as test } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { type ApiResponse, type ChangingSite, startChangingSite } from './changing-site';

export const PAGE = '/docs/read-offline/';

const LIST = /^const OFFLINE_FILES=(\[.*?\]\]);/;
const builtWorker = () => readFileSync(`out/${OFFLINE_WORKER}`, 'utf8');

/** Returns three pages with their resources, so that failures happen quickly. */
export const fewFiles = (): OfflineFile[] =>
  (JSON.parse(LIST.exec(builtWorker())?.[1] ?? '[]') as OfflineFile[]).filter(
    ([url]) =>
      /\.(css|woff2)$|\/(instant|chunks|payload)\//.test(url) ||
      /^\.\/docs\/(guides\/(docker-setup|webhooks)|read-offline)\/$/.test(url),
  );

/** Responds with the worker of a site that has these files. */
export const getWorker =
  (files: readonly OfflineFile[]): ApiResponse =>
  (_request, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/javascript' })
      .end(builtWorker().replace(LIST, () => `const OFFLINE_FILES=${JSON.stringify(files)};`));

export const copySwitch = (page: Page) => page.getByRole('checkbox', { name: ui.vocabulary.offlineSwitch });

/** Waits until the page shows a sentence of the switch. */
export const said = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true }).waitFor();

/** Turns the copy on. */
export async function storeDocs(page: Page, url = ''): Promise<void> {
  await page.goto(url + PAGE);
  await copySwitch(page).check();
  await said(page, ui.vocabulary.offlineOn);
}

/** Turns the copy on, goes offline, and records the faults from then on. */
export async function goOffline(page: Page, url = ''): Promise<PageFaults> {
  await storeDocs(page, url);
  await page.context().setOffline(true);
  return watchFaults(page, url);
}

/** Each test has a small site, which its page opens. */
export const it = test.extend<{ small: ChangingSite }>({
  // The export, with a few stored files.
  small: async ({ closeAfter }, use) => {
    const site = await closeAfter(startChangingSite());
    site.answers.set(`/${OFFLINE_WORKER}`, getWorker(fewFiles()));
    await use(site);
  },
  baseURL: ({ small }, use) => use(small.url),
});

/** Returns everything that the copy has left in this browser. */
export const leftovers = (page: Page): Promise<{ caches: string[]; scopes: string[] }> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }));

/** Waits until nothing is left of a copy or of an attempt. */
export async function expectNothing(page: Page): Promise<void> {
  await expect.poll(() => leftovers(page)).toEqual({ caches: [], scopes: [] });
}
