import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { hold } from '../support/hold';
import { openConsole, operation, startConsole } from './support';

/** Returns the scroll position after some frames: the console restores it once in each. */
const topAfterFrames = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });

describe('after a visit to the console', () => {
  it('Back and reload return to the scroll position', async ({ page }) => {
    await openConsole(page);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.waitForFunction(() => window.history.state?.consolePlace?.top === window.scrollY);
    const top = await page.evaluate(() => window.scrollY);
    await page.reload();
    await startConsole(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    // Dispatched without scrolling: the test driver would scroll to the navbar, which is hidden here.
    await page
      .locator('header a[href$="/docs/"]')
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await page.locator('.console').waitFor({ state: 'detached' });
    await page.goBack();
    await startConsole(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });

  it('a press stops the restored scrolling', async ({ page }) => {
    await openConsole(page);
    // An open row starts the console, because its form makes the page longer.
    await operation(page, 'login').locator('summary').first().click();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => window.history.state?.consolePlace?.top === window.scrollY);
    // Beyond the end of the page: the console continues to try.
    await page.addInitScript(() => {
      const { consolePlace } = window.history.state;
      window.history.replaceState({ consolePlace: { ...consolePlace, top: 1e6 } }, '');
    });
    await page.reload();
    // The browser itself restores a position far above the end.
    await page.waitForFunction(
      () => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 10,
    );
    await page.locator('.op-items').dispatchEvent('pointerdown');
    await page.evaluate(() => window.scrollTo(0, 500));
    expect(await topAfterFrames(page)).toBe(500);
  });

  it('a press before the console has started prevents the restored scrolling', async ({ page }) => {
    await openConsole(page);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.waitForFunction(() => window.history.state?.consolePlace?.top === window.scrollY);
    const release = await hold(page, '**/_next/static/chunks/*.js');
    await page.reload();
    // The margin of the page.
    await page.mouse.click(3, 400);
    await page.evaluate(() => window.scrollTo(0, 500));
    release();
    await startConsole(page);
    expect(await topAfterFrames(page)).toBe(500);
  });
});
