import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OFFLINE_WORKER, type OfflineFile } from '@/features/offline/cache-names';
import { expect } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { getViolations } from '../support/axe';
import { type ApiResponse, type ChangingSite, html } from './support/changing-site';
import {
  copySwitch,
  expectNothing,
  fewFiles,
  getWorker,
  it,
  leftovers,
  PAGE,
  said,
  storeDocs,
} from './support/copy';

const FILE = '/docs/guides/docker-setup/';
const CHANGED = '/docs/guides/webhooks/';
const texts = ui.vocabulary;

it('storing the docs leaves nothing when a file fails, and works the next time', async ({ page, small }) => {
  await page.goto(PAGE);
  const troubles: [ApiResponse, string][] = [
    [(request) => request.socket.destroy(), texts.offlineFailed],
    // A proxy rewrites the page, or a network answers with its own.
    [html('<h1>Sign in to the network</h1>'), texts.offlineChanged],
  ];
  for (const [answer, sentence] of troubles) {
    small.answers.set(FILE, answer);
    await copySwitch(page).click();
    await said(page, sentence);
    await expect(copySwitch(page)).not.toBeChecked();
    await expectNothing(page);
    // Removes the sentence.
    await page.reload();
  }
  small.answers.delete(FILE);
  await copySwitch(page).check();
  await said(page, texts.offlineOn);
});

it('storing the docs continues on other pages, and is canceled by the switch', async ({ page, small }) => {
  await page.goto(PAGE);
  // Leaves the request for the file pending.
  const isAsked = new Promise<void>((resolve) => small.answers.set(FILE, () => resolve()));
  await copySwitch(page).check();
  await isAsked;
  await page.goto(CHANGED);
  await page.goto(PAGE);
  await page.getByRole('progressbar').waitFor();
  await said(page, texts.offlineStoring);
  expect(await getViolations(page, { bestPractice: true, within: '.keep-offline' })).toEqual([]);
  await copySwitch(page).uncheck();
  await said(page, texts.offlineRemoved);
  await expectNothing(page);
});

/** Replaces the page about webhooks. */
function publish(site: ChangingSite): void {
  const text = readFileSync(`out${CHANGED}index.html`, 'utf8').replace(
    '<html ',
    '<html data-edition="anew" ',
  );
  const sha256 = createHash('sha256').update(text).digest('base64');
  site.answers.set(CHANGED, html(text));
  site.answers.set(
    `/${OFFLINE_WORKER}`,
    getWorker(fewFiles().map(([url, old]): OfflineFile => [url, url === `.${CHANGED}` ? sha256 : old])),
  );
}

it('a new deployment replaces the copy, unless its update fails', async ({ page, context, small: site }) => {
  await storeDocs(page);
  const before = await leftovers(page);
  publish(site);
  // A failing server: the copy responds in its place, too.
  site.answers.set(CHANGED, html('<h1>Maintenance</h1>', 503));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    while (worker && worker.state !== 'redundant')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  });
  expect(await leftovers(page)).toEqual(before);
  for (const isOffline of [true, false]) {
    await context.setOffline(isOffline);
    await page.goto(CHANGED);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  }

  await page.goto(PAGE);
  publish(site);
  site.requested.length = 0;
  await page.goto(CHANGED);
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
  // Only the new worker requests the page a second time.
  await expect.poll(() => site.requested.filter((path) => path === CHANGED).length).toBe(2);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated';
  });
  expect(site.requested).not.toContain(FILE);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
});
