import { getMessages } from '@/shared/i18n';
import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

// tests/export/outputs.test.ts checks which pages are the closest ones.

it('an address without a page links to the closest pages or to the main ones, and to the search', async ({
  page,
}) => {
  const first = page.locator('main li a').first();
  const text = page.locator('main p').first();
  await page.goto('/docs/guide/webhoks');
  await expect(first).toHaveAttribute('href', '/docs/guides/webhooks/');
  await expect(first).toContainText('Receive webhooks');
  await expect(text).toHaveText(getMessages('en').notFoundSimilar);
  await page.goto('/xyzzy/plugh.html');
  expect(await page.locator('main li a').count()).toBeGreaterThan(3);
  await expect(text).toHaveText(getMessages('en').notFoundText);
  await page.locator('main').getByRole('button', { name: 'Search the documentation' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('plugh');
});

it('an address without a page is shown in its language, without an error', async ({ page, faults }) => {
  for (const [path, title, language, label] of [
    ['/de/docs/quick-strt', 'Seite nicht gefunden', 'de', 'Deutsch'],
    ['/docs/0.1.1/guides/webhoks', 'Page not found', 'en', 'English'],
  ] as const) {
    await visit(page, path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    const getLanguage = (place: typeof heading) =>
      place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await getLanguage(heading)).toBe(language);
    expect(await getLanguage(page.locator('.footer'))).toBe(language);
    await page.locator('.navbar summary', { hasText: label }).waitFor();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await expect(page).toHaveTitle(new RegExp(title));
    const links = page.locator('.navbar details[data-menu] a[hreflang]');
    for (const href of await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.href)))
      expect((await page.request.get(href)).status(), `${path} leads to ${href}`).toBe(200);
    if (language === 'de') {
      const nearest = page.locator('main li[lang=de] a').first();
      await expect(nearest).toHaveText('Schnellstart');
      await expect(nearest).toHaveAttribute('href', '/de/docs/getting-started/quick-start/');
    }
  }
  expect(faults.console.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});
