import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { isMarked, markDocument, shellSite } from './support/shell-site';
import { startTroubledSite, type Trouble } from './support/troubled-site';

const site = shellSite();
const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';
const target = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Webhooks' });
const isTarget = (address: string) => new URL(address).pathname === TO;
const arrive = (page: Page) => page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();

/** The next request for the target page that is no navigation. */
const preload = (page: Page) =>
  page.waitForRequest((request) => isTarget(request.url()) && !request.isNavigationRequest());

/** Counts the requests for the target page: those ahead of a press, and those of the browser that follows a link. */
function watch(page: Page): { preloads: number; loads: number } {
  const seen = { preloads: 0, loads: 0 };
  page.on('request', (request) => {
    if (!isTarget(request.url())) return;
    if (request.isNavigationRequest()) seen.loads += 1;
    else seen.preloads += 1;
  });
  return seen;
}

/** Overrides what the browser says about the line. */
async function withConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((hints) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => hints });
  }, connection);
}

describe('the page of a link is preloaded', () => {
  it('when it is hovered, focused or touched, and marked for browsers that can render it ahead', async () => {
    for (const [sign, act] of [
      ['hovered', (page: Page) => target(page).hover()],
      ['focused', (page: Page) => target(page).focus()],
      ['touched', (page: Page) => target(page).dispatchEvent('touchstart')],
    ] as const) {
      const page = await site.page({ hasTouch: true });
      await withConnection(page, { effectiveType: '4g', saveData: false });
      await page.goto(site.url + FROM);
      await waitForScript(page);
      const seen = watch(page);
      const first = preload(page);
      await act(page);
      await first;
      expect(seen.loads, sign).toBe(0);
      expect(page.url(), sign).toBe(site.url + FROM);
      await page.locator(`a[href="${TO}"][data-prepared]`).waitFor();
      const rules = await page.locator('script[type="speculationrules"]').textContent();
      expect(JSON.parse(rules ?? '')).toEqual({
        prerender: [{ where: { selector_matches: 'a[data-prepared]' }, eagerness: 'immediate' }],
      });
    }
  });

  // Which connections these are is in tests/unit/layout/preload.test.ts.
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    it(`never ahead of the press with ${JSON.stringify(connection)}`, async () => {
      const page = await site.page();
      await withConnection(page, connection);
      await page.clock.install();
      await page.goto(site.url + FROM);
      await waitForScript(page);
      const seen = watch(page);
      await target(page).hover();
      await target(page).focus();
      await target(page).dispatchEvent('touchstart');
      // Longer than the pointer has to rest on a link.
      await page.clock.runFor(1000);
      expect(seen).toEqual({ preloads: 0, loads: 0 });
      await target(page).click();
      await arrive(page);
      expect(seen).toEqual({ preloads: 0, loads: 1 });
    });

  it('not for links that the mouse only passes over', async () => {
    const page = await site.page();
    await page.clock.install();
    await page.goto(site.url + FROM);
    await waitForScript(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // The page's clock stands still between the links, so none of them is rested on.
    for (const link of await page.locator('.sidebar a').all())
      await link.dispatchEvent('pointerover', { bubbles: true });
    await page.locator('main h1').dispatchEvent('pointerover', { bubbles: true });
    await page.clock.runFor(1000);
    const first = preload(page);
    await target(page).dispatchEvent('pointerover', { bubbles: true });
    await page.clock.runFor(100);
    await first;
    expect(requested).toEqual([TO]);
  });
});

describe('a preload that fails', () => {
  it('logs a warning, and the press loads the page in full', async () => {
    let trouble: Trouble = 'broken off';
    const troubled = await startTroubledSite((path, purpose) =>
      path === TO && purpose ? trouble : undefined,
    );
    try {
      for (trouble of ['broken off', { status: 404 }, { status: 503 }] as const) {
        const page = await site.page();
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await page.goto(troubled.url + FROM);
        await waitForScript(page);
        await target(page).hover();
        await expect
          .poll(() => warnings)
          .toEqual([expect.stringContaining(`The page ${TO} could not be preloaded`)]);
        expect(await target(page).getAttribute('data-prepared')).toBeNull();
        await target(page).click();
        await arrive(page);
        expect(troubled.requested).toContainEqual({ path: TO, purpose: '' });
        troubled.requested.length = 0;
      }
    } finally {
      await troubled.close();
    }
  });
});

describe('the history', () => {
  it('restores the scroll position of each page', async () => {
    const page = await site.open(FROM);
    await page.evaluate(() => window.scrollTo({ top: 700 }));
    await target(page).evaluate((link: HTMLElement) => link.click());
    await arrive(page);
    await page.waitForFunction(() => window.scrollY === 0);
    await waitForScript(page);
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    await page.goBack();
    await page.waitForURL(site.url + FROM);
    await page.waitForFunction(() => Math.abs(window.scrollY - 700) <= 2);
    await page.goForward();
    await page.waitForURL(site.url + TO);
    await page.waitForFunction(() => Math.abs(window.scrollY - 300) <= 2);
  });

  it('leads back to a section, and gets no entry and no load from the link of the page on screen', async () => {
    const page = await site.open(FROM);
    await markDocument(page);
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo({ top: 400 }));
    await page.locator('.sidebar a[aria-current="page"]').click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before);
    const section = page.locator('.toc a').nth(1);
    const hash = await section.getAttribute('href');
    await section.click();
    await page.waitForURL(`${site.url}${FROM}${hash}`);
    await target(page).click();
    await arrive(page);
    await page.goBack();
    await page.waitForURL(`${site.url}${FROM}${hash}`);
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
  });
});
