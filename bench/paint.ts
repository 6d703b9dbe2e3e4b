import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { wholeBrowser } from '@/tests/site/support/browser';
import { freePort } from '@/tests/support/free-port';
import { median } from './numbers';

/** What Lighthouse says of a page on a phone; times in milliseconds. */
export interface Paint {
  score: number;
  blocked: number;
  firstPaint: number;
  largestPaint: number;
}

async function once(url: string, port: number): Promise<Paint> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    blocked: audit('total-blocking-time'),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
  };
}

/** What the runs of one page found: medians, or why there are none. */
export type Painted = { paint: Paint } | { failure: unknown };

function medians(found: readonly Paint[]): Paint {
  const of = (name: keyof Paint) => median(found.map((paint) => paint[name]));
  return {
    score: of('score'),
    blocked: of('blocked'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
  };
}

/**
 * Medians of several runs of pages that are compared. They take turns, so that a slow moment of the machine meets them
 * all. A page that cannot be measured is left out.
 * @returns what each address gave, in the order of the addresses
 */
export async function measurePaints(urls: readonly string[], runs: number): Promise<Painted[]> {
  const port = await freePort();
  const args = [...wholeBrowser.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...wholeBrowser, args });
  const pages = urls.map((url) => ({ url, found: [] as Paint[], failure: undefined as unknown }));
  try {
    for (let at = 0; at < runs; at++)
      for (const page of pages) {
        if (page.failure) continue;
        try {
          page.found.push(await once(page.url, port));
        } catch (error) {
          page.failure = error;
        }
      }
  } finally {
    await browser.close();
  }
  return pages.map(({ found, failure }) => (failure ? { failure } : { paint: medians(found) }));
}
