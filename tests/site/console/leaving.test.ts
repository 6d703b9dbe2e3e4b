import { describe, expect, it } from '@/tests/site/support/test';
import { openConsole, operation, startConsole } from './support';

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
    await page.evaluate(() => {
      const { consolePlace } = window.history.state;
      window.history.replaceState(
        { ...window.history.state, consolePlace: { ...consolePlace, top: 1e6 } },
        '',
      );
    });
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 1000);
    await page.locator('.op-items').dispatchEvent('pointerdown');
    const top = await page.evaluate(async () => {
      window.scrollTo(0, 500);
      for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
      return window.scrollY;
    });
    expect(top).toBe(500);
  });
});
