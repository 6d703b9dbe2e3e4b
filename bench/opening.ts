import type { Browser, Page } from '@playwright/test';
import { median } from './numbers';

/** What opening an operation of the console costs on a processor four times slower; medians in milliseconds. */
export interface Opening {
  /** The first one, from the press to the next frame. */
  first: number;
  /** Others after it, and the same ones again. */
  again: number;
  /** The first one, from the press to the frame that shows its form. */
  form: number;
}

const OPERATIONS = ['createForm', 'listForms', 'listSubmissions'];

const rowOf = (id: string) => `.op-item[data-operation="${id}"]`;

/** Interactions as the browser measures them. Those below its threshold of 16 ms are not reported. */
interface Watched extends Window {
  presses?: number[];
}

/** A page with the console; undefined where the site has none. */
async function openConsole(browser: Browser, url: string): Promise<Page | undefined> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    const presses: number[] = [];
    (window as Watched).presses = presses;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId > 0) presses.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const received = await page.goto(`${url}/docs/api/`);
  if (received?.status() !== 200) {
    await page.close();
    return undefined;
  }
  // The script in the page starts the console for a reader who comes to it.
  await page.locator('html[data-shell]').waitFor();
  await page.locator('.console-bar').hover();
  await page.locator('.console[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Two frames on, when what a press has drawn is on the screen and the browser has told how long it took. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** Presses the line of an operation; the longest interaction of that press, and the time until its form is drawn. */
async function press(page: Page, id: string): Promise<{ frame: number; form: number }> {
  const line = page.locator(`${rowOf(id)} > summary`);
  await line.scrollIntoViewIfNeeded();
  await settled(page);
  const form = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const row = document.querySelector<HTMLDetailsElement>(selector);
        if (!row) throw new Error(`There is no row ${selector}.`);
        row.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const timer = setInterval(() => {
              if (!row.open || !row.querySelector('.opblock-body')) return;
              clearInterval(timer);
              resolve(performance.now() - timeStamp);
            }, 4);
          },
          { once: true, capture: true },
        );
        (window as Watched).presses?.splice(0);
      }),
    rowOf(id),
  );
  // The listener is there before the press: both go to the page in this order.
  await line.click();
  const time = await form;
  await settled(page);
  const frame = await page.evaluate(() => Math.max(16, ...((window as Watched).presses ?? [])));
  return { frame, form: time };
}

async function close(page: Page, id: string): Promise<void> {
  await page.locator(`${rowOf(id)} > summary`).click();
  await settled(page);
}

/**
 * Opens operations of the console of a served site, each round in a page of its own.
 * @returns undefined for a site without a console
 */
export async function measureOpening(
  browser: Browser,
  url: string,
  rounds = 5,
): Promise<Opening | undefined> {
  const first: number[] = [];
  const again: number[] = [];
  const form: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openConsole(browser, url);
    if (!page) return undefined;
    for (const [index, id] of [...OPERATIONS, ...OPERATIONS].entries()) {
      const times = await press(page, id);
      await close(page, id);
      if (index === 0) {
        first.push(times.frame);
        form.push(times.form);
      } else again.push(times.frame);
    }
    await page.close();
  }
  return { first: median(first), again: median(again), form: median(form) };
}
