import { getMessages } from '@/lib/i18n';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';

const TO = '/docs/guides/webhooks/';

describe('an address without a page', () => {
  it('offers the pages that come closest, and the search', async ({ open }) => {
    const page = await open('/docs/guide/webhoks');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    const nearest = page.locator('main li a').first();
    await page.locator(`main li:first-child a[href="${TO}"]`).waitFor();
    expect(await nearest.textContent()).toContain('Webhooks');
    await expect(page.locator('main p').first()).toHaveText(getMessages('en').notFoundSimilar);
    await page.locator('main').getByRole('button', { name: 'Search the documentation' }).click();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  });

  it('leads to operations, pages of its language, or the main sections', async ({ page }) => {
    for (const [path, expected] of [
      ['/docs/api/createform', /^\/docs\/api\/forms\/createForm\/$/],
      ['/docs/api/submission/list-submissions', /^\/docs\/api\/submissions\/listSubmissions\/$/],
      ['/de/docs/quick-strt', /^\/de\/docs\/getting-started\/quick-start\/$/],
    ] as const) {
      await page.goto(path);
      const first = page.locator('main li a').first();
      await expect.poll(() => first.getAttribute('href'), path).toMatch(expected);
    }
    await expect(page.locator('main li[lang=de] a').first()).toHaveText('Schnellstart');
    await page.goto('/xyzzy/plugh');
    expect(await page.locator('main li a').count()).toBeGreaterThan(3);
    await expect(page.locator('main p').first()).toHaveText(getMessages('en').notFoundText);
  });

  it('is shown in the language and version of its address, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [path, title, language, label] of [
      ['/de/docs/webhoks', 'Seite nicht gefunden', 'de', 'Deutsch'],
      ['/docs/0.1.1/guides/webhoks', 'Page not found', 'en', '0.1.1'],
    ] as const) {
      await page.goto(path);
      await waitForScript(page);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      const languageOf = (place: typeof heading) =>
        place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
      expect(await languageOf(heading)).toBe(language);
      expect(await languageOf(page.locator('.footer'))).toBe(language);
      await page.locator('.navbar summary', { hasText: label }).waitFor();
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await expect(page).toHaveTitle(new RegExp(title));
      for (const link of await page.locator('.navbar details[data-menu] a[hreflang]').all()) {
        const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
        expect((await page.request.get(href)).status(), `${path} leads to ${href}`).toBe(200);
      }
    }
    expect(errors).toEqual([]);
  });
});
