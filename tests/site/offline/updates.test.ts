import { readFileSync } from 'node:fs';
import type { OfflineFile } from '@/lib/offline';
import { digestOf } from '@/scripts/postbuild/offline';
import { describe, expect } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { type ApiResponse, type ChangingSite, html, json } from './support/changing-site';
import { fewFiles, it, keepDocs, leftovers, PAGE, panel, siteOf } from './support/keeping';

const CHANGED = 'docs/guides/webhooks/index.html';

/** From now on the site has another page about webhooks. Returns its revision. */
function publish(site: ChangingSite): string {
  const text = readFileSync(`out/${CHANGED}`, 'utf8').replace('<html ', '<html data-edition="anew" ');
  const files = fewFiles().map(
    ([path, digest, bytes]): OfflineFile => [path, path === CHANGED ? digestOf(text) : digest, bytes],
  );
  site.answers.set('/docs/guides/webhooks/', html(text));
  site.answers.set('/offline/files.json', json(files));
  site.answers.set('/offline/site.json', json({ ...siteOf(files), made: '2031-05-06T07:08:00Z' }));
  return siteOf(files).revision;
}

describe('a site that is published again', () => {
  it('shows new pages at once, and replaces old ones when asked', async ({ page, context, small: site }) => {
    await keepDocs(page);
    const revision = publish(site);
    await page.goto('/docs/guides/webhooks/');
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
    const notice = page.getByRole('region', { name: ui.offline.offlineNotice });
    await notice.getByText(saying(ui.offline.offlineNoticeNewer, { date: 'May 6, 2031{time}' })).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await expect(page.locator('html')).not.toHaveAttribute('data-edition');
    await context.setOffline(false);
    await page.goto('/docs/guides/docker-setup/');
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
    await page.goto('/docs/guides/webhooks/');
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'anew');
  });

  it('keeps what was there when an update fails', async ({ page, small: site }) => {
    await keepDocs(page);
    const before = await leftovers(page);
    publish(site);
    for (const [trouble, sentence] of [
      [(request) => request.socket.destroy(), ui.offline.offlineErrorBrokenOff],
      // As a network that asks its users to sign in: another page, with status 200.
      [html('<h1>Sign in to the network</h1>'), ui.offline.offlineErrorWrongContent],
    ] as [ApiResponse, string][]) {
      site.answers.set('/docs/guides/webhooks/', trouble);
      await page.goto(PAGE);
      await panel(page).getByRole('button', { name: ui.offline.offlineUpdate }).click();
      await panel(page).getByText(sentence).waitFor();
      expect(await leftovers(page)).toEqual(before);
    }
    // They answer in place of a server in trouble, too.
    site.answers.set('/docs/guides/webhooks/', html('<h1>Maintenance</h1>', 503));
    await page.goto('/docs/guides/webhooks/');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });
});
