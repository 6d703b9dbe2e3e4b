import type { BrowserContextOptions, Page } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { followNewLink, shellSite } from './support/shell-site';
import { startTroubledSite } from './support/troubled-site';

const site = shellSite();
const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';

/** Opens a page of a site whose other pages are answered late. */
async function withSlowPages(
  options: BrowserContextOptions,
  use: (page: Page, letGo: () => void) => Promise<void>,
): Promise<void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isOpen = false;
  const slow = await startTroubledSite((path) => (isOpen && path.includes('/docs/') ? { until } : undefined));
  try {
    const page = await site.page(options);
    await page.goto(slow.url + FROM);
    await waitForScript(page);
    isOpen = true;
    await use(page, letGo);
  } finally {
    letGo();
    await slow.close();
  }
}

interface Log {
  clicked: number;
  appeared: number[];
  /** Every share that the bar showed, in percent. */
  shares: { time: number; share: number }[];
}

/** Notes in the page when a link is clicked and what the bar does after that. */
async function record(page: Page): Promise<() => Promise<Log>> {
  await page.evaluate(() => {
    const log: Log = { clicked: 0, appeared: [], shares: [] };
    Object.assign(window, { log });
    const note = () => {
      log.clicked = performance.now();
    };
    document.addEventListener('click', note, true);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isBar = (node: Node) => node instanceof HTMLElement && node.matches('.progress-bar');
        if ([...addedNodes].some(isBar)) log.appeared.push(performance.now());
        const bar = [target, ...addedNodes].find(isBar);
        const moved = bar && /scaleX\(([\d.]+)\)/.exec((bar as HTMLElement).style.transform)?.[1];
        if (moved) log.shares.push({ time: performance.now(), share: 100 * Number(moved) });
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => (window as unknown as { log: Log }).log);
}

describe('the progress bar', () => {
  it('appears 200 ms after a press, trickles by at most 2 % every 800 ms, and goes with the page', () =>
    withSlowPages({}, async (page, letGo) => {
      const log = await record(page);
      await followNewLink(page, TO);
      await page.waitForFunction(() => (window as unknown as { log: Log }).log.shares.length >= 4);
      const bar = page.locator('.progress-bar');
      expect(await bar.getAttribute('aria-hidden')).toBe('true');
      expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.2s');
      const { appeared, clicked, shares } = await log();
      letGo();
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
      expect(await bar.count()).toBe(0);

      expect(appeared).toHaveLength(1);
      const [start = 0] = appeared;
      expect(start - clicked).toBeGreaterThanOrEqual(199);
      const steps = shares.filter(({ share }, index) => index === 0 || share !== shares[index - 1]?.share);
      expect(steps[0]?.share).toBeCloseTo(8, 5);
      for (const [index, { share, time }] of steps.slice(1).entries()) {
        expect(share - (steps[index]?.share ?? 0)).toBeLessThanOrEqual(2.0001);
        expect(time - start).toBeGreaterThanOrEqual(800 * (index + 1) - 20);
      }
    }));

  it('does not appear when the page arrives earlier', async () => {
    const page = await site.open(FROM);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          if (document.querySelector('.progress-bar')) sessionStorage.setItem('seen', '');
        }).observe(document.body, { childList: true });
      });
    });
    await page.reload();
    await followNewLink(page, TO);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });

  for (const [part, href] of [
    ['hash', `${FROM}#another-place`],
    ['query', `${FROM}?view=print`],
  ] as const) {
    it(`does not appear for a change of the ${part} alone`, () =>
      withSlowPages({}, async (page, letGo) => {
        const log = await record(page);
        await followNewLink(page, href);
        // Longer than the delay by the page's own clock.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
        expect((await log()).appeared).toEqual([]);
        letGo();
        await page.waitForFunction((address) => location.href.endsWith(address), href);
      }));
  }

  it('ends when the reader stays', () =>
    withSlowPages({}, async (page) => {
      const bar = page.locator('.progress-bar');
      await followNewLink(page, TO);
      await bar.waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'detached' });
    }));

  it('can be seen with forced colours, which take away backgrounds', () =>
    withSlowPages({ forcedColors: 'active' }, async (page, letGo) => {
      await followNewLink(page, TO);
      const bar = page.locator('.progress-bar');
      await bar.waitFor({ state: 'attached' });
      const [own, behind] = await bar.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(own).not.toBe(behind);
      expect(own).not.toMatch(/, 0\)$/);
      letGo();
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    }));
});
