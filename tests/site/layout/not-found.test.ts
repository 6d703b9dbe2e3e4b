import { getMessages } from '@/shared/i18n';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';

describe('an address without a page', () => {
  it('links to the closest pages, otherwise to the main sections, and to the search', async ({ page }) => {
    const first = page.locator('main li a').first();
    const text = page.locator('main p').first();
    for (const [path, expected] of [
      ['/docs/api/createform', /^\/docs\/api\/forms\/createForm\/$/],
      ['/docs/api/submission/list-submissions', /^\/docs\/api\/submissions\/listSubmissions\/$/],
      ['/de/docs/quick-strt', /^\/de\/docs\/getting-started\/quick-start\/$/],
      ['/docs/getting-started/webhooks', /^\/docs\/guides\/webhooks\/$/],
      ['/docs/guide/webhoks', /^\/docs\/guides\/webhooks\/$/],
    ] as const) {
      await page.goto(path);
      await expect(first, path).toHaveAttribute('href', expected);
      if (path.startsWith('/de/'))
        await expect(page.locator('main li[lang=de] a').first()).toHaveText('Schnellstart');
    }
    await expect(first).toContainText('Receive webhooks');
    await expect(text).toHaveText(getMessages('en').notFoundSimilar);
    await page.goto('/xyzzy/plugh.html');
    expect(await page.locator('main li a').count()).toBeGreaterThan(3);
    await expect(text).toHaveText(getMessages('en').notFoundText);
    await page.locator('main').getByRole('button', { name: 'Search the documentation' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('plugh');
  });

  it('is shown in the language of its address, without an error', async ({ page, faults }) => {
    for (const [path, title, language, label] of [
      ['/de/docs/webhoks', 'Seite nicht gefunden', 'de', 'Deutsch'],
      ['/docs/0.1.1/guides/webhoks', 'Page not found', 'en', 'English'],
    ] as const) {
      await page.goto(path);
      await waitForScript(page);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      const getLanguage = (place: typeof heading) =>
        place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
      expect(await getLanguage(heading)).toBe(language);
      expect(await getLanguage(page.locator('.footer'))).toBe(language);
      await page.locator('.navbar summary', { hasText: label }).waitFor();
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await expect(page).toHaveTitle(new RegExp(title));
      for (const link of await page.locator('.navbar details[data-menu] a[hreflang]').all()) {
        const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
        expect((await page.request.get(href)).status(), `${path} leads to ${href}`).toBe(200);
      }
    }
    expect(faults.console.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});
