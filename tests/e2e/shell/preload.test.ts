import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { holdPayloads, isMarked, markDocument, payloadsOf, shellSite } from './support/shell-site';

const site = shellSite();
const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';
const target = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Webhooks' });

/** Addresses of all payloads of the target page asked for so far, without query. */
function watchPayloads(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (payloadsOf(TO)(url)) seen.push(url.pathname.slice(TO.length));
  });
  return seen;
}

const nextPayload = (page: Page) => page.waitForRequest((request) => payloadsOf(TO)(new URL(request.url())));

/** Overrides what the browser tells about the line. */
async function withConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((hints) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => hints });
  }, connection);
}

describe('warming a page', () => {
  it('happens when a link is hovered', async () => {
    const page = await site.open(FROM);
    const seen = watchPayloads(page);
    const first = nextPayload(page);
    await target(page).hover();
    await first;
    expect(seen).toEqual(['index.txt']);
    expect(page.url()).toBe(site.url + FROM);
  });

  it('happens when a link is focused', async () => {
    const page = await site.open(FROM);
    const first = nextPayload(page);
    await target(page).focus();
    expect(new URL((await first).url()).pathname).toBe(`${TO}index.txt`);
  });

  it('happens when a link is touched', async () => {
    const page = await site.open(FROM, { hasTouch: true });
    const first = nextPayload(page);
    await target(page).dispatchEvent('touchstart');
    expect(new URL((await first).url()).pathname).toBe(`${TO}index.txt`);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    it(`does not happen with ${JSON.stringify(connection)}`, async () => {
      const page = await site.page();
      await withConnection(page, connection);
      await page.goto(site.url + FROM);
      await waitForScript(page);
      const seen = watchPayloads(page);
      await target(page).hover();
      await target(page).focus();
      await target(page).dispatchEvent('touchstart');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(seen).toEqual([]);
      await target(page).click();
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
      // One download, on the click.
      expect(seen).toEqual(['index.txt']);
    });
  }

  it('is not for links that the mouse only passes over', async () => {
    const page = await site.page();
    await page.clock.install();
    await page.goto(site.url + FROM);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.txt')) asked.push(new URL(request.url()).pathname);
    });
    // The page's clock stands still between the links, so none of them is rested on.
    for (const link of await page.locator('.sidebar a').all())
      await link.dispatchEvent('pointerover', { bubbles: true });
    await page.locator('main h1').dispatchEvent('pointerover', { bubbles: true });
    await page.clock.runFor(1000);
    const first = nextPayload(page);
    await target(page).dispatchEvent('pointerover', { bubbles: true });
    await page.clock.runFor(100);
    await first;
    expect(asked).toEqual([`${TO}index.txt`]);
  });

  it('makes the page open without another download', async () => {
    const page = await site.open(FROM);
    const seen = watchPayloads(page);
    const arrived = page.waitForResponse((answer) => payloadsOf(TO)(new URL(answer.url())));
    await target(page).hover();
    await (await arrived).finished();
    await page.route('**/*.txt*', (route) => route.abort('connectionreset'));
    await markDocument(page);
    await target(page).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(seen).toEqual(['index.txt']);
  });

  it('does happen on a good line that says so', async () => {
    const page = await site.page();
    await withConnection(page, { effectiveType: '4g', saveData: false });
    await page.goto(site.url + FROM);
    await waitForScript(page);
    const first = nextPayload(page);
    await target(page).hover();
    await first;
  });
});

describe('a click', () => {
  it('downloads the page once, and not again on the way back and forth', async () => {
    const page = await site.open(FROM);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.txt(\?|$)/.test(request.url())) asked.push(request.url().slice(site.url.length));
    });
    await target(page).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(asked).toEqual([`${TO}index.txt`]);
    await page.locator(`.sidebar a[href="${FROM}"]`).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    await target(page).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(asked).toEqual([`${TO}index.txt`, `${FROM}index.txt`]);
  });

  it('preloads the page first, then changes the route without a full load', async () => {
    const page = await site.open(FROM);
    await markDocument(page);
    const order: string[] = [];
    await page.exposeFunction('note', (what: string) => void order.push(what));
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...args: Parameters<History['pushState']>) => {
        (window as unknown as { note: (what: string) => void }).note('route');
        push(...args);
      };
    });
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === `${TO}index.txt`) order.push('preload');
    });
    await target(page).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(page.url()).toBe(site.url + TO);
    expect(order[0]).toBe('preload');
    expect(order).toContain('route');
  });

  for (const fault of ['abort', 404, 503, 'page'] as const) {
    it(`whose preload fails (${fault}) warns and loads the page in full, once`, async () => {
      const page = await site.open(FROM);
      await markDocument(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(payloadsOf(TO), (route) =>
        fault === 'abort'
          ? route.abort('connectionreset')
          : route.fulfill(
              // A captive portal, or a host that answers every address with its front page.
              fault === 'page'
                ? { contentType: 'text/html', body: '<h1>Sign in</h1>' }
                : { status: fault, body: 'no' },
            ),
      );
      await target(page).click();
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
      await waitForScript(page);
      expect(await isMarked(page)).toBe(false);
      expect(page.url()).toBe(site.url + TO);
      expect(loads).toBe(1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(`The page ${TO} could not be preloaded; loading it in full.`);
    });
  }

  it('does not loop when the full load fails, too', async () => {
    const page = await site.open(FROM);
    let loads = 0;
    await page.route(
      (url) => url.pathname.startsWith(TO),
      async (route) => {
        if (route.request().isNavigationRequest()) loads += 1;
        await route.abort('connectionrefused');
      },
    );
    await target(page).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    expect(loads).toBe(1);
  });

  it('on a link that failed before is left to the browser', async () => {
    const page = await site.open(FROM);
    let loads = 0;
    await page.route(
      (url) => url.pathname.startsWith(TO),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.abort('connectionrefused');
        loads += 1;
        // An answer without content leaves the reader on this page.
        return loads === 1 ? route.fulfill({ status: 204 }) : route.continue();
      },
    );
    await target(page).click();
    await page.waitForFunction(() => window.sessionStorage.length > 0);
    await target(page).click();
    await page.waitForURL(site.url + TO);
    expect(loads).toBe(2);
  });
});

describe('a page that loads slowly', () => {
  const later = (page: Page) => page.locator('.toc a').nth(2);

  it('is given up by going back to a section of the page on screen', async () => {
    const page = await site.open(FROM);
    await later(page).click();
    const { letGo } = await holdPayloads(page, TO);
    await target(page).click();
    await page.locator('.bprogress').waitFor({ state: 'attached' });
    await page.goBack();
    await page.locator('.bprogress').waitFor({ state: 'detached' });
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    expect(page.url()).toBe(site.url + FROM);
    expect(await page.locator('h1').textContent()).toBe('Docker');
  });

  it('is given up by a link to a section of the page on screen', async () => {
    const page = await site.open(FROM);
    const { letGo } = await holdPayloads(page, TO);
    await target(page).click();
    await page.locator('.bprogress').waitFor({ state: 'attached' });
    await later(page).click();
    await page.locator('.bprogress').waitFor({ state: 'detached' });
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    expect(new URL(page.url()).pathname).toBe(FROM);
    expect(new URL(page.url()).hash).not.toBe('');
  });
});

describe('the history', () => {
  it('restores the scroll position of each page', async () => {
    const page = await site.open(FROM);
    await page.evaluate(() => window.scrollTo({ top: 700 }));
    await page.evaluate(() => document.querySelector<HTMLElement>('.pager a')?.click());
    await page.waitForFunction((from) => location.pathname !== from, FROM);
    await page.waitForFunction(() => window.scrollY === 0);
    const left = page.url();
    await page.evaluate(() => window.scrollTo({ top: 300 }));
    await page.goBack();
    await page.waitForURL(site.url + FROM);
    await page.waitForFunction(() => Math.abs(window.scrollY - 700) <= 2);
    await page.goForward();
    await page.waitForURL(left);
    await page.waitForFunction(() => Math.abs(window.scrollY - 300) <= 2);
  });

  it('leads back to a section that was opened by its link', async () => {
    const page = await site.open(FROM);
    const section = page.locator('.toc a').nth(1);
    const hash = await section.getAttribute('href');
    await section.click();
    await page.waitForURL(`${site.url}${FROM}${hash}`);
    await target(page).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.goBack();
    await page.waitForURL(`${site.url}${FROM}${hash}`);
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
  });

  it('has no entry for a page that nobody saw, because a later click overtook it', async () => {
    const page = await site.open(FROM);
    const LATER = '/docs/configuration/';
    const { letGo } = await holdPayloads(page, LATER);
    const before = await page.evaluate(() => history.length);
    // The second click comes when the router has the first page and has not shown it.
    await page.evaluate(
      ([first, second]) => {
        const click = (path: string | undefined) =>
          document.querySelector<HTMLElement>(`.sidebar a[href="${path}"]`)?.click();
        const push = history.pushState.bind(history);
        history.pushState = (...args: Parameters<History['pushState']>) => {
          history.pushState = push;
          push(...args);
          click(second);
        };
        click(first);
      },
      [TO, LATER],
    );
    await page.waitForURL(site.url + TO);
    letGo();
    await page.waitForURL(site.url + LATER);
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.waitForURL(site.url + FROM);
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
  });

  it('gets no entry and no load from the link of the page on screen', async () => {
    const page = await site.open(FROM);
    await markDocument(page);
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo({ top: 400 }));
    await page.locator('.sidebar a[aria-current="page"]').click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});
