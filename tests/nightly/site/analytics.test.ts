import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';

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

/** Returns the name of the chunk that measures. */
const ownPart = () =>
  readdirSync(PARTS).find(
    (name) => name.endsWith('.js') && readFileSync(join(PARTS, name), 'utf8').includes('send_page_view'),
  );

type Command = [string, ...unknown[]];
const commands = (page: Page) =>
  page.evaluate(() => (window as unknown as { commands?: Command[] }).commands ?? []);
const views = async (page: Page) =>
  (await commands(page)).filter(([kind, name]) => kind === 'event' && name === 'page_view');
const viewed = async (page: Page) =>
  (await views(page)).map(([, , detail]) => (detail as { page_path: string }).page_path);

/** Records the requests that leave the site. */
async function recorded(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.route(`${SCRIPT}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
  return foreign;
}

it.use({ served: ['out-base-path', BASE] });

const getOrigin = (site: { url: string }) => new URL(site.url).origin;

async function visit(page: Page, site: { url: string }): Promise<string[]> {
  const foreign = await recorded(page, getOrigin(site));
  await page.goto(PAGE);
  await waitForScript(page);
  await page.waitForFunction(() => 'commands' in window);
  return foreign;
}

describe('analytics with an ID', () => {
  it('load the script, anonymize addresses, and send the first view', async ({ page, site }) => {
    const foreign = await visit(page, site);
    expect(foreign).toEqual([`${SCRIPT}?id=G-TEST0000`]);
    const all = await commands(page);
    expect(all.map(([kind]) => kind)).toEqual(['js', 'config', 'set', 'set', 'event']);
    const page_location = getOrigin(site) + PAGE;
    const [, , options] = all[1] ?? [];
    expect(options).toMatchObject({ anonymize_ip: true, send_page_view: false, page_location });
    expect(all.slice(2)).toEqual([
      ['set', 'page_path', PAGE],
      ['set', 'page_location', page_location],
      ['event', 'page_view', { page_path: PAGE, page_location, page_title: await page.title() }],
    ]);
  });

  it('send one view for each change of path, query or hash, and none for the same address', async ({
    page,
    site,
  }) => {
    await visit(page, site);
    await expect.poll(() => viewed(page)).toEqual([PAGE]);
    await page.locator(`.sidebar a[href="${OTHER}"]`).click();
    await page.waitForURL(`**${OTHER}`);
    await expect.poll(() => viewed(page)).toEqual([OTHER]);
    await waitForScript(page);

    await page.locator('.toc a').first().click();
    const hash = new URL(page.url()).hash;
    expect(hash).not.toBe('');
    await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER + hash]);

    // The same address again, by the same link and by the current page.
    await page.locator('.toc a').first().click();
    await page.evaluate(() => history.replaceState(history.state, ''));
    await page.evaluate(() => history.pushState({}, '', `${location.pathname}?view=1`));
    const query = `${OTHER}?view=1`;
    await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER + hash, query]);

    await page.evaluate(() => history.back());
    await expect.poll(() => viewed(page)).toEqual([OTHER, OTHER + hash, query, OTHER + hash]);
    const all = await commands(page);
    const paths = all
      .filter(([kind, name]) => kind === 'set' && name === 'page_path')
      .map(([, , path]) => path);
    expect(paths).toEqual(await viewed(page));
  });

  // Sends like Google's script, to the hosts that it documents.
  const sender = `
    const to = 'https://region1.google-analytics.com/g/collect';
    const image = new Image();
    const drawn = new Promise((resolve) => { image.onload = image.onerror = resolve; });
    image.src = 'https://www.googletagmanager.com/a?image';
    navigator.sendBeacon(to + '?beacon');
    const fetched = fetch('https://region1.analytics.google.com/g/collect?fetch', { method: 'POST', mode: 'no-cors' });
    Promise.allSettled([drawn, fetched]).then(() => { window.isSent = true; });
  `;

  for (const path of ['/', '/docs/guides/webhooks/', '/docs/api/forms/createForm/', '/docs/api/'])
    it(`can send by fetch, beacon and image from ${path}`, async ({ page }) => {
      const google = /google-analytics\.com|analytics\.google\.com|googletagmanager\.com/;
      await page.route(google, (route) => route.fulfill({ status: 204 }));
      await page.route(`${SCRIPT}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: sender }),
      );
      await page.addInitScript(() => {
        const blocked: string[] = [];
        Object.assign(window, { blocked });
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI));
      });
      await page.goto(BASE + path);
      await page.waitForFunction(() => 'isSent' in window);
      expect(await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)).toEqual([]);
    });

  for (const [name, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    it(`respect ${name}`, async ({ page, site }) => {
      const foreign = await recorded(page, getOrigin(site));
      await page.addInitScript(
        ([name, wish]) => {
          Object.defineProperty(Navigator.prototype, name, { get: () => wish, configurable: true });
        },
        [property, value] as const,
      );
      await page.goto(PAGE);
      await waitForScript(page);
      await page.locator(`.sidebar a[href="${OTHER}"]`).click();
      await page.waitForURL(`**${OTHER}`);
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
    });
  }

  for (const [name, address] of [
    ['their part of the site cannot be loaded', () => `**/instant/${ownPart()}`],
    ['their script is blocked', () => `${SCRIPT}*`],
  ] as const)
    it(`don't matter when ${name}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const missing = page.waitForEvent('requestfailed');
      await page.route(address(), (route) => route.abort());
      await page.goto(PAGE);
      await missing;
      await waitForScript(page);
      await page.locator(`.sidebar a[href="${OTHER}"]`).click();
      await page.waitForURL(`**${OTHER}`);
      expect(errors).toEqual([]);
      expect(await page.locator('.load-failure').count()).toBe(0);
    });
});
