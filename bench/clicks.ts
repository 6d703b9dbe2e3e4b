import type { Browser } from '@playwright/test';
import { median } from './median';

/** What clicks cost a reader; milliseconds, undefined where the page has no such thing. */
export interface Clicks {
  /** From the first tap, at the first moment at which the link can be tapped, to the heading of its page. Slow phone. */
  firstTap: number;
  /** The same without script: what the link alone costs. */
  plainLink: number;
  /** From a click on a link that was rested on to the heading of its page. */
  warmLink: number | undefined;
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
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

async function warmLink(browser: Browser, url: string): Promise<number | undefined> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url + FROM);
  // The stock theme has a menu for phones in its page as well.
  const link = page.locator(`a[href="${TO}"]`).filter({ visible: true }).first();
  // Heard at once: a link that takes long to be rested on must not end the run.
  const warmed = page
    .waitForResponse((answer) => answer.url().endsWith('.txt'), { timeout: 5000 })
    .then((answer) => answer.finished())
    .then(
      () => true,
      () => false,
    );
  await link.hover();
  if (!(await warmed)) {
    await page.close();
    return undefined;
  }
  await page.waitForLoadState('networkidle');
  const time = await link.evaluate(
    (element: HTMLElement, from) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('main h1')?.textContent;
        const started = performance.now();
        new MutationObserver((_, observer) => {
          const now = document.querySelector('main h1')?.textContent;
          if (location.pathname === from || !now || now === heading) return;
          observer.disconnect();
          resolve(performance.now() - started);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
    FROM,
  );
  await page.close();
  return time;
}

/** Measures the clicks on a served site, by turns, and gives the medians. */
export async function measureClicks(browser: Browser, url: string, rounds = 7): Promise<Clicks> {
  const taps: number[] = [];
  const plain: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    taps.push(await firstTap(browser, url, true));
    plain.push(await firstTap(browser, url, false));
    const time = await warmLink(browser, url);
    if (time !== undefined) warm.push(time);
  }
  return {
    firstTap: median(taps),
    plainLink: median(plain),
    warmLink: warm.length > 0 ? median(warm) : undefined,
  };
}
