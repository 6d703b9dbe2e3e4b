import { readFileSync } from 'node:fs';
import type { OfflineFile } from '@/lib/offline';
import { digestOf } from '@/scripts/postbuild/offline';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { type ApiResponse, type ChangingSite, json } from './support/changing-site';
import { fewFiles, keepDocs, leftovers, PAGE, panel, siteOf, startSmallSite } from './support/keeping';

const CHANGED = 'docs/guides/webhooks/index.html';

/** The page of a network that asks its users to sign in. */
const signIn: ApiResponse = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<h1>Sign in to the network</h1>');
};

describe('a site that is published again', () => {
  let site: ChangingSite;
  let revision: string;
  beforeAll(async () => {
    site = await startSmallSite();
  });
  afterAll(() => site?.close());

  /** From now on the site has another page about webhooks. */
  function publish(): void {
    const html = readFileSync(`out/${CHANGED}`, 'utf8').replace('<html ', '<html data-edition="anew" ');
    site.answers.set('/docs/guides/webhooks/', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(html);
    });
    const files = fewFiles().map(
      ([path, digest, bytes]): OfflineFile => [path, path === CHANGED ? digestOf(html) : digest, bytes],
    );
    revision = siteOf(files).revision;
    site.answers.set('/offline/files.json', json(files));
    site.answers.set('/offline/site.json', json({ ...siteOf(files), made: '2031-05-06T07:08:00Z' }));
  }

  it('shows its new pages at once, tells those who keep the old, and replaces what changed when asked', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await keepDocs(page, site.url);
    publish();
    await page.goto(`${site.url}/docs/guides/webhooks/`);
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
    const notice = page.getByRole('region', { name: ui.offline.offlineNotice });
    await notice.getByText(saying(ui.offline.offlineNoticeNewer, { date: 'May 6, 2031{time}' })).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await expect(page.locator('html')).not.toHaveAttribute('data-edition');
    await context.setOffline(false);
    await page.goto(`${site.url}/docs/guides/docker-setup/`);
    await notice.getByRole('link', { name: 'Update' }).click();
    await panel(page)
      .getByText(saying(ui.offline.offlineNewer, { date: 'May 6, 2031{time}' }))
      .waitFor();

    site.requested.length = 0;
    await panel(page).getByRole('button', { name: ui.offline.offlineUpdate }).click();
    await panel(page).getByText('Everything is stored.').waitFor();
    const loaded = site.requested.filter((path) => path.includes('kept='));
    expect(loaded.map((path) => path.split('?')[0]).sort()).toEqual([
      '/docs/guides/webhooks/',
      '/offline/files.json',
    ]);
    expect(await leftovers(page)).toEqual({
      caches: [`endatix-docs:/:${revision}`],
      workers: 1,
      mark: 'kept',
    });
    await context.setOffline(true);
    await page.goto(`${site.url}/docs/guides/webhooks/`);
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
    await context.close();
  });

  it('keeps what was there when an update breaks off, or a page comes with other content', async ({
    browser,
  }) => {
    site.answers.clear();
    const context = await browser.newContext();
    const page = await context.newPage();
    await keepDocs(page, site.url);
    const before = await leftovers(page);
    publish();
    for (const [trouble, sentence] of [
      [(request) => request.socket.destroy(), ui.offline.offlineErrorBrokenOff],
      // As a network that asks its users to sign in: another page, with status 200.
      [signIn, ui.offline.offlineErrorWrongContent],
    ] as [ApiResponse, string][]) {
      site.answers.set('/docs/guides/webhooks/', trouble);
      await page.goto(site.url + PAGE);
      await panel(page).getByRole('button', { name: ui.offline.offlineUpdate }).click();
      await panel(page).getByText(sentence).waitFor();
      expect(await leftovers(page)).toEqual(before);
    }
    // They answer in place of a server in trouble, too.
    site.answers.set('/docs/guides/webhooks/', (_request, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html' });
      response.end('<h1>Maintenance</h1>');
    });
    await page.goto(`${site.url}/docs/guides/webhooks/`);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await context.close();
  });
});
