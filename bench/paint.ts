import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { wholeBrowser } from '@/tests/site/support/browser';
import { median } from './numbers';

/** What Lighthouse says of a page on a phone; times in milliseconds. */
export interface Paint {
  score: number;
  blocked: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** A browser that Lighthouse drives. */
export interface PaintBrowser {
  port: number;
  close(): Promise<void>;
}

/** Starts the installed Chromium for Lighthouse. Throws when it does not open its port. */
export async function startPaintBrowser(): Promise<PaintBrowser> {
  if (!wholeBrowser.executablePath) throw new Error('No Chromium found: set CHROME_PATH to a browser.');
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const child = spawn(
    wholeBrowser.executablePath,
    [...wholeBrowser.args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.on('exit', () => reject(new Error('The browser ended before it could be driven.')));
  });
  return {
    port,
    async close() {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
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
    shift: audit('cumulative-layout-shift'),
  };
}

/** Largest distance, as a share, between first paints of one page before its runs count as disturbed. */
const NOISE = 0.15;

/** What the runs of one page found: medians, or why there are none. */
export type Painted = { paint: Paint } | { failure: unknown };

function medians(found: readonly Paint[]): Paint {
  const of = (name: keyof Paint) => median(found.map((paint) => paint[name]));
  return {
    score: of('score'),
    blocked: of('blocked'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    shift: of('shift'),
  };
}

function isDisturbed(found: readonly Paint[]): boolean {
  const firsts = found.map(({ firstPaint }) => firstPaint);
  return Math.max(...firsts) - Math.min(...firsts) > NOISE * median(firsts);
}

/**
 * Medians of several runs of pages that are compared. They take turns, so that a slow moment of the machine meets them
 * all; when one was disturbed nevertheless, all are repeated, twice at most. A page that cannot be measured is left out.
 * @returns what each address gave, in the order of the addresses, and whether the last runs were still disturbed
 */
export async function measurePaints(
  urls: readonly string[],
  port: number,
  runs = 3,
): Promise<{ painted: Painted[]; disturbed: boolean }> {
  for (let attempt = 0; ; attempt++) {
    const pages = urls.map((url) => ({ url, found: [] as Paint[], failure: undefined as unknown }));
    for (let at = 0; at < runs; at++)
      for (const page of pages) {
        if (page.failure) continue;
        try {
          page.found.push(await once(page.url, port));
        } catch (error) {
          page.failure = error;
        }
      }
    const disturbed = pages.some(({ found, failure }) => !failure && isDisturbed(found));
    if (disturbed && attempt < 2) {
      await wait(5000);
      continue;
    }
    const painted = pages.map(({ found, failure }) => (failure ? { failure } : { paint: medians(found) }));
    return { painted, disturbed };
  }
}
