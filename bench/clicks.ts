import type { Browser } from '@playwright/test';
import { median } from './numbers';
import { slowLine } from './slow-line';

/** What clicks cost a reader, in milliseconds. */
export interface Clicks {
  /** From the first tap, at the first moment at which the link can be tapped, to the heading of its page. Slow phone. */
  firstTap: number;
  /** The same without script: what the link alone costs. */
  plainLink: number;
  /** From a click on a link that was rested on to the heading of its page. */
  restedLink: number;
}

const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';

/** The processor four times slower, the line that of slow 4G as Lighthouse has it. */
async function slowPhone(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await slowLine(page);
  return { context, page };
}

async function firstTap(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const { context, page } = await slowPhone(browser, javaScriptEnabled);
  await page.goto(url + FROM, { waitUntil: 'commit' });
  const link = page.locator(`main a[href="${TO}"], .pager a`).first();
  await link.waitFor();
  const started = performance.now();
  await link.tap();
  await page.waitForURL((address) => address.pathname !== FROM, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const time = performance.now() - started;
  await context.close();
  return time;
}

/** The link may load its page ahead while the pointer rests on it; how it does so is the site's affair. */
async function restedLink(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url + FROM);
  // The stock theme has a menu for phones in its page as well.
  const link = page.locator(`a[href="${TO}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const heading = await page.locator('main h1').first().textContent();
  const started = performance.now();
  await link.click();
  await page.waitForURL((address) => address.pathname === TO, { waitUntil: 'commit' });
  await page
    .locator('main h1')
    .filter({ hasNotText: heading ?? '' })
    .first()
    .waitFor();
  const time = performance.now() - started;
  await page.close();
  return time;
}

/** Measures the clicks on a served site, by turns, and returns the medians. */
export async function measureClicks(browser: Browser, url: string, rounds: number): Promise<Clicks> {
  const taps: number[] = [];
  const plain: number[] = [];
  const rested: number[] = [];
  for (let round = 0; round < rounds; round++) {
    taps.push(await firstTap(browser, url, true));
    plain.push(await firstTap(browser, url, false));
    rested.push(await restedLink(browser, url));
  }
  return { firstTap: median(taps), plainLink: median(plain), restedLink: median(rested) };
}
