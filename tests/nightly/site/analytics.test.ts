import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

// tests/unit/layout/analytics.test.ts covers what is sent and who is not counted, tests/unit/postbuild the policy.

const BASE = '/docs-site';
const PAGE = `${BASE}/docs/guides/docker-setup/`;
const OTHER = `${BASE}/docs/guides/webhooks/`;
/** Chunks of the page's own script. */
const PARTS = 'out-base-path/_next/static/instant';
const SCRIPT = 'http://127.0.0.1:9797/gtag.js';

/** Replaces the measurement script: records every command, including those from before it was loaded. */
const stub = `
  window.commands = (window.dataLayer || []).map((entry) => Array.from(entry));
  window.dataLayer.push = function (...entries) { for (const entry of entries) window.commands.push(Array.from(entry)); };
`;

it.use({ served: ['out-base-path', BASE] });

type Command = [string, ...unknown[]];
const commands = (page: Page) =>
  page.evaluate(() => (window as unknown as { commands?: Command[] }).commands ?? []);
const viewed = async (page: Page) =>
  (await commands(page))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , detail]) => (detail as { page_path: string }).page_path);

it('analytics with an ID anonymize addresses, and send a view for each address', async ({ page, site }) => {
  await page.route(`${SCRIPT}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
  await page.goto(PAGE);
  await waitForScript(page);
  await expect.poll(() => viewed(page)).toEqual([PAGE]);
  const all = await commands(page);
  expect(all.map(([kind]) => kind)).toEqual(['js', 'config', 'set', 'set', 'event']);
  const page_location = new URL(site.url).origin + PAGE;
  expect(all[1]?.[2]).toMatchObject({ anonymize_ip: true, send_page_view: false, page_location });
  expect(all[4]?.[2]).toEqual({ page_path: PAGE, page_location, page_title: await page.title() });
  await page.locator(`.sidebar a[href="${OTHER}"]`).click();
  await page.waitForURL(`**${OTHER}`);
  await expect.poll(() => viewed(page)).toEqual([OTHER]);
  await waitForScript(page);
  // Query and hash can contain tokens, so that a view has the path alone.
  const link = page.locator('.toc a').first();
  await link.click();
  await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER]);
  // The same address again, by the same link and by the current page.
  await link.click();
  await page.evaluate(() => history.replaceState(history.state, ''));
  await page.evaluate(() => history.pushState({}, '', `${location.pathname}?view=1`));
  await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER, OTHER]);
  await page.evaluate(() => history.back());
  await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER, OTHER, OTHER]);
});

it("analytics don't matter when their part of the site or their script can't be loaded", async ({ page }) => {
  const part = readdirSync(PARTS).find(
    (name) => name.endsWith('.js') && readFileSync(join(PARTS, name), 'utf8').includes('send_page_view'),
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const address of [`**/instant/${part}`, `${SCRIPT}*`]) {
    const missing = page.waitForEvent('requestfailed');
    await page.route(address, (route) => route.abort());
    await page.goto(PAGE);
    await missing;
    await waitForScript(page);
    expect(await page.locator('.load-failure').count(), address).toBe(0);
    await page.unroute(address);
  }
  expect(errors).toEqual([]);
});
