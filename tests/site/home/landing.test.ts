import type { Page } from '@playwright/test';
import { landing as landingEn } from '@/lib/i18n/en/landing';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { describe, expect, it } from '@/tests/site/support/test';
import { type PageFaults, waitForScript } from '../support/browser';
import { eachPage } from '../support/each-page';
import { nightlyUnless } from '../support/nightly';

let page: Page;
let faults: PageFaults;
const site = eachPage((next, watched) => {
  page = next;
  faults = watched;
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await waitForScript(page);
}

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

  it('has one left edge with its bar and its footer, and shows the product in the first window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/');
    const lefts = await page
      .locator('.brand, .landing h1, .landing .lf-box, .landing h2, .footer h2')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(new Set(lefts.slice(0, 5)).size).toBe(1);
    for (const part of ['.landing-rating', '.landing-exchange', '.landing-actions'])
      await expect(page.locator(part)).toBeInViewport();
  });

  for (const [path, width, height, screens] of [
    ['/', 1440, 900, 3.1],
    ['/de/', 1440, 900, 3.25],
    ['/', 390, 844, 5.5],
    ['/de/', 390, 844, 5.5],
  ] as const)
    it(`is at most ${screens} screens long at ${width} px: ${path}`, async () => {
      await page.setViewportSize({ width, height });
      await open(path);
      const long = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      expect(long).toBeLessThanOrEqual(screens);
    });

  it('has the button that opens the form in the first window of a desktop', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    for (const path of ['/', '/de/']) {
      await open(path);
      await expect(page.locator('.lf-open button')).toBeInViewport({ ratio: 1 });
    }
  });

  it('opens the form wherever its picture is pressed, and sends nothing elsewhere', async () => {
    await open('/');
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);
    const five = await page.locator('.landing-rating span').last().boundingBox();
    await page.mouse.click((five?.x ?? 0) + 10, (five?.y ?? 0) + 10);
    await page.locator('.lf-survey form').waitFor();
    await expect(page.locator('.lf-traffic > li').last()).toContainText('201');
    expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
  });

  for (const path of ['/', '/de/'])
    for (const width of [1440, 1024, 768, 390]) {
      const isSample = width === (path === '/' ? 1440 : 390);
      const title = `moves nothing when the form is opened, and the keyboard comes along: ${path} at ${width} px`;
      it(title, nightlyUnless(isSample), async () => {
        await page.setViewportSize({ width, height: 900 });
        await open(path);
        const boxes = () =>
          page
            .locator(
              '.landing h1, .landing-lead, .landing-actions, .landing .lf-title + p, .landing-facts, .footer',
            )
            .evaluateAll((parts) =>
              parts.map((part) => {
                const { left, top, width: wide } = part.getBoundingClientRect();
                return [left, top, wide].map(Math.round);
              }),
            );
        const before = await boxes();
        await page.locator('.lf-open button').focus();
        await page.keyboard.press('Enter');
        await page.locator('.lf-survey form').waitFor();
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await boxes()).toEqual(before);
        expect(await page.evaluate(() => document.activeElement?.closest('.lf-box') !== null)).toBe(true);
      });
    }

  it('can be read without script, and offers nothing that would not work', async () => {
    const plain = await site.browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${site.url}/`);
    expect(await reader.locator('h1').textContent()).toBe(landingEn.title.replace(' .NET', '\u00a0.NET'));
    await expect(reader.locator('.landing-exchange')).toContainText('201 Created');
    await expect(reader.getByRole('button', { name: vocabulary.liveFormOpen })).toBeHidden();
    await plain.close();
  });

  it('names its language and its counterpart in the other one', async () => {
    await open('/de/');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const markdownPage = page.locator('link[rel=alternate][hreflang=en]');
    expect(await markdownPage.getAttribute('href')).toMatch(/^https:\/\/[^/]+\/$/);
  });
});
