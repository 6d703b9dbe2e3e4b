import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { followNewLink, heading, holdPayloads, shellSite } from './support/shell-site';

const site = shellSite();
const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';
const target = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Webhooks' });

interface Log {
  clicked: number;
  /** Times at which a bar appeared and went, and every share that it showed, in percent. */
  appeared: number[];
  gone: number[];
  shares: { time: number; share: number }[];
}

/** Notes in the page when a link is clicked and what the bar does after that. */
async function record(page: Page): Promise<() => Promise<Log>> {
  await page.evaluate(() => {
    const log: Log = { clicked: 0, appeared: [], gone: [], shares: [] };
    Object.assign(window, { log });
    document.addEventListener(
      'click',
      () => {
        log.clicked = performance.now();
      },
      true,
    );
    new MutationObserver((records) => {
      for (const { type, target: node, addedNodes, removedNodes } of records) {
        const is = (candidate: Node) => candidate instanceof Element && candidate.matches('.bprogress');
        if ([...addedNodes].some(is)) log.appeared.push(performance.now());
        if ([...removedNodes].some(is)) log.gone.push(performance.now());
        if (type === 'attributes' && node instanceof HTMLElement && node.matches('.bprogress .bar')) {
          const moved = /translate3d\((-?[\d.]+)%/.exec(node.style.transform)?.[1];
          if (moved !== undefined) log.shares.push({ time: performance.now(), share: 100 + Number(moved) });
        }
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => (window as unknown as { log: Log }).log);
}

describe('the progress bar', () => {
  it('appears 200 ms after a slow route change, trickles by at most 2 % every 800 ms, and ends with it', async () => {
    const page = await site.open(FROM);
    const { letGo } = await holdPayloads(page, TO);
    const log = await record(page);
    await target(page).click();
    await page.waitForFunction(() => (window as unknown as { log: Log }).log.shares.length >= 5);
    const bar = page.locator('.bprogress .bar');
    expect(await bar.getAttribute('aria-hidden')).toBe('true');
    expect(await page.locator('.bprogress .spinner').count()).toBe(0);
    expect(await page.locator('.bprogress').evaluate((element) => element.textContent)).toBe('');
    const slow = await log();
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.locator('.bprogress').waitFor({ state: 'detached' });

    const [appeared = 0] = slow.appeared;
    expect(appeared - slow.clicked).toBeGreaterThanOrEqual(199);
    const shown = slow.shares.filter(({ share }) => share > 0);
    const steps = shown.filter(({ share }, index) => index === 0 || share !== shown[index - 1]?.share);
    expect(steps[0]?.share).toBeCloseTo(8, 5);
    for (const [index, { share, time }] of steps.slice(1).entries()) {
      const before = steps[index];
      expect(share - (before?.share ?? 0)).toBeLessThanOrEqual(2.0001);
      // The first trickle counts from the start; a busy machine may make one late and the next seem early.
      expect(time - appeared).toBeGreaterThanOrEqual(800 * (index + 1) - 20);
    }
    const done = await log();
    expect(done.appeared).toHaveLength(1);
    expect(Math.max(...done.shares.map(({ share }) => share))).toBe(100);
    const transitions = await page.evaluate(() => document.querySelectorAll('.bprogress').length);
    expect(transitions).toBe(0);
  });

  it('does not appear when the page arrives earlier', async () => {
    const page = await site.page();
    // Timers stand still, so the page always arrives before 200 ms have passed.
    await page.clock.install();
    await page.goto(site.url + FROM);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const log = await record(page);
    await target(page).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Webhooks');
    await page.clock.runFor(3000);
    expect((await log()).appeared).toEqual([]);
  });

  for (const [part, href] of [
    ['hash', `${FROM}#another-place`],
    ['query', `${FROM}?view=print`],
  ] as const) {
    it(`does not appear for a change of the ${part} alone`, async () => {
      const page = await site.open(FROM);
      const { letGo } = await holdPayloads(page, FROM);
      const log = await record(page);
      await followNewLink(page, href);
      // Longer than the delay by the page's own clock.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
      expect((await log()).appeared).toEqual([]);
      letGo();
      await page.waitForFunction((address) => location.href.endsWith(address), href);
      expect((await log()).appeared).toEqual([]);
    });
  }

  it('can be seen with forced colours, which take away backgrounds', async () => {
    const page = await site.open(FROM, { forcedColors: 'active' });
    const { letGo } = await holdPayloads(page, TO);
    await target(page).click();
    const bar = page.locator('.bprogress .bar');
    await bar.waitFor({ state: 'attached' });
    const [own, behind] = await bar.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(own).not.toBe(behind);
    expect(own).not.toMatch(/, 0\)$/);
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });

  it('follows the last of two clicks', async () => {
    const page = await site.open(FROM);
    const first = await holdPayloads(page, TO);
    const second = await holdPayloads(page, '/docs/configuration/');
    const log = await record(page);
    await target(page).click();
    await page.locator('.bprogress').waitFor({ state: 'attached' });
    await page.locator('.sidebar a[href="/docs/configuration/"]').click();
    first.letGo();
    second.letGo();
    await page.waitForURL('**/docs/configuration/');
    const title = await heading(page);
    expect(title).not.toBe('Webhooks');
    await page.locator('.bprogress').waitFor({ state: 'detached' });
    expect((await log()).appeared.length).toBeLessThanOrEqual(2);
    expect(page.url()).toBe(`${site.url}/docs/configuration/`);
  });

  it('is there for going back to a page that must be fetched again', async () => {
    const page = await site.open(FROM);
    await target(page).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    const { letGo } = await holdPayloads(page, FROM);
    await page.evaluate(() => history.back());
    await page.locator('.bprogress').waitFor({ state: 'attached' });
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    await page.locator('.bprogress').waitFor({ state: 'detached' });
  });
});
