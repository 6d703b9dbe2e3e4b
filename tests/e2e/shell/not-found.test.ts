import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { shellSite } from './support/shell-site';

const site = shellSite();
const TO = '/docs/guides/webhooks/';

describe('an address without a page', () => {
  it('offers the pages that come closest, and the search', async () => {
    const page = await site.open('/docs/guide/webhoks');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    const nearest = page.locator('main li a').first();
    await page.locator(`main li:first-child a[href="${TO}"]`).waitFor();
    expect(await nearest.textContent()).toContain('Webhooks');
    await page.locator('main').getByRole('button', { name: 'Search the documentation' }).click();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  });

  for (const [path, expected] of [
    ['/docs/api/forms', /^\/docs\/api\/forms\/\w+\/$/],
    ['/docs/api/createform', /^\/docs\/api\/forms\/createForm\/$/],
    ['/docs/api/submission/list-submissions', /^\/docs\/api\/submissions\/listSubmissions\/$/],
  ] as const) {
    it(`${path} leads to operations`, async () => {
      const page = await site.open(path);
      const first = page.locator('main li a').first();
      await expect.poll(() => first.getAttribute('href')).toMatch(expected);
    });
  }

  it('leads readers of another language to its pages', async () => {
    const page = await site.open('/de/docs/guides/webhoks');
    await page.locator(`main li a[href="/de${TO}"]`).waitFor();
  });

  for (const [path, title, language, label] of [
    ['/de/docs/webhoks', 'Seite nicht gefunden', 'de', 'Deutsch'],
    ['/docs/0.1.1/guides/webhoks', 'Page not found', 'en', '0.1.1'],
  ] as const) {
    it(`${path} is taken over by the browser without an error`, async () => {
      const page = await site.open('/docs/');
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(site.url + path);
      await waitForScript(page);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await heading.waitFor();
      expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
        language,
      );
      await page.locator('.navbar summary', { hasText: label }).waitFor();
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await expect(page).toHaveTitle(new RegExp(title));
      expect(
        await page.locator('.footer').evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
      ).toBe(language);
      expect(await page.locator('html.js').count()).toBe(1);
      expect(errors).toEqual([]);
    });
  }

  it('that is like nothing offers the main sections', async () => {
    const page = await site.open('/xyzzy/plugh');
    expect(await page.locator('main li a').count()).toBeGreaterThan(3);
  });
});
