import type { BrowserContext, Page } from '@playwright/test';
import { landing as landingDe } from '@/lib/i18n/de/landing';
import { landing as landingEn } from '@/lib/i18n/en/landing';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { afterEach, beforeEach, describe, expect, it } from '@/tests/e2e/support/test';
import { type PageFaults, waitForScript, watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';

const site = testSite();
let context: BrowserContext;
let page: Page;
let faults: PageFaults;

beforeEach(async () => {
  context = await site.browser.newContext();
  page = await context.newPage();
  faults = watchFaults(page, site.url);
});
afterEach(() => context.close());

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForScript(page);
}

const runButton = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.locator('.landing-run [role=status]');

/** Waits until the sentence in the status line begins as the text does, up to its first place to fill. */
async function waitForSentence(text: string): Promise<void> {
  const start = text.split('{')[0] ?? '';
  await page.waitForFunction(
    (wanted) => document.querySelector('.landing-run [role=status]')?.textContent?.startsWith(wanted),
    start,
    { timeout: 60_000 },
  );
}

for (const [path, messages] of [
  ['/', landingEn],
  ['/de/', landingDe],
] as const) {
  describe(`the demonstration on ${path}`, () => {
    it('runs against the API in this browser, again too, and sends nothing elsewhere', async () => {
      await open(path);
      const before = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);

      await runButton(messages.demoRun).click();
      await waitForSentence(messages.demoDone);
      expect(await page.locator('.landing-good').count()).toBe(4);
      const first = await page.locator('.landing-steps').textContent();
      expect(first).toMatch(/"accessToken"/);
      expect(first).not.toContain('{formId}');

      await runButton(messages.demoAgain).click();
      await waitForSentence(messages.demoDone);
      expect(await page.locator('.landing-good').count()).toBe(4);
      expect(await page.locator('.landing-steps').textContent()).not.toBe(first);
      expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    });
  });
}

describe('the demonstration', () => {
  it('is reached, started and followed with the keyboard', async () => {
    await open('/');
    await runButton(landingEn.demoRun).focus();
    await page.keyboard.press('Enter');
    await waitForSentence(landingEn.demoDone);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(landingEn.demoAgain);
    expect(await status().getAttribute('aria-busy')).toBe('false');
  });

  it('offers a fresh copy after a changed password, and works with it', async () => {
    await open('/');
    await runButton(landingEn.demoRun).click();
    await waitForSentence(landingEn.demoDone);
    // Any copy that answers otherwise will do: a worker whose sign-in fails once.
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { url?: string; body?: unknown }) {
        const isLogin = message.url?.endsWith('/api/auth/login');
        Worker.prototype.postMessage = postMessage;
        const body = new TextEncoder().encode(
          '{"email":"admin@endatix.com","password":"wrong-Pass-1"}',
        ).buffer;
        postMessage.call(this, isLogin ? { ...message, body } : message);
      };
    });
    await runButton(landingEn.demoAgain).click();
    await waitForSentence(format(landingEn.demoUnexpected, { step: 1, status: '400 Bad Request' }));
    expect(await page.locator('.landing-bad').textContent()).toMatch(/^400 Bad Request/);
    await runButton(landingEn.demoReset).click();
    await waitForSentence(landingEn.demoDone);
    expect(await page.locator('.landing-good').count()).toBe(4);
  });

  it('ends in a sentence when the API cannot be loaded, and can be tried again', async () => {
    await open('/');
    await page.route('**/sandbox/**', (route) => route.abort());
    await runButton(landingEn.demoRun).click();
    await waitForSentence(landingEn.demoFailed);
    expect((await status().textContent())?.length).toBeGreaterThan(60);
    await page.unroute('**/sandbox/**');
    await runButton(landingEn.demoRun).click();
    await waitForSentence(landingEn.demoDone);
  });
});

describe('the landing page', () => {
  for (const width of [1440, 390, 320]) {
    it(`needs no horizontal scrolling at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/de/', '/markdown-page/']) {
        await open(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  for (const width of [1440, 768, 390])
    it(`keeps the layout of its head when the form is opened, and the keyboard comes along, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open('/');
      const boxes = () =>
        page
          .locator('.landing-claim h1, .landing-lead, .landing-actions, .landing-hero .lf-title')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { left, top, width: wide } = part.getBoundingClientRect();
              return [left, top, wide].map(Math.round);
            }),
          );
      const button = page.getByRole('button', { name: vocabulary.liveFormOpen });
      const cost = page.locator('.landing-hero .lf-cost');
      const below = (await cost.boundingBox())?.y ?? 0;
      const end = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(below - end).toBeGreaterThanOrEqual(8);
      await page.evaluate(() => window.scrollTo(0, 0));
      const before = await boxes();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.locator('.lf-survey form').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await boxes()).toEqual(before);
      expect(await page.evaluate(() => document.activeElement?.closest('.lf-box') !== null)).toBe(true);
    });

  it('can be read without script, and offers nothing that would not work', async () => {
    const plain = await site.browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${site.url}/`);
    expect(await reader.locator('h1').textContent()).toBe(landingEn.title.replace(' .NET', '\u00a0.NET'));
    expect(await reader.locator('.landing-steps > li').count()).toBe(4);
    expect(await reader.getByRole('button', { name: landingEn.demoRun }).count()).toBe(0);
    await plain.close();
  });

  it('names its language and its twin in the other one', async () => {
    await open('/de/');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const twin = page.locator('link[rel=alternate][hreflang=en]');
    expect(await twin.getAttribute('href')).toMatch(/^https:\/\/[^/]+\/$/);
  });
});
