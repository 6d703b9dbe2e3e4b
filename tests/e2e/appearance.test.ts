import { describe, expect, it } from '@/tests/e2e/support/test';
import { waitForScript } from './support/browser';
import { kinds } from './support/kinds';
import { testSite } from './support/test-site';

/** Windows and modes in which each kind of page is looked at. */
const views = [
  { name: 'wide-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

describe('the first window of a page looks as it did', () => {
  const site = testSite();

  for (const { name, viewport, colorScheme } of views) {
    for (const [kind, route] of Object.entries(kinds)) {
      it(`${kind}, ${name}`, async () => {
        const page = await site.browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await page.goto(site.url + route);
        await waitForScript(page);
        await page.evaluate(() => document.fonts.ready);
        // Words change from day to day and fonts of code from machine to machine: this finds a lost style, not a moved comma.
        await expect(page).toHaveScreenshot(`${kind}-${name}.png`, {
          maxDiffPixelRatio: 0.08,
          threshold: 0.3,
        });
        await page.close();
      });
    }
  }
});
