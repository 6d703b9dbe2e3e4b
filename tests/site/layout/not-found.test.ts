import { getMessages } from '@/shared/i18n';
import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

// tests/export/outputs.test.ts checks which pages are the closest ones.

it('an unknown address leads to close pages and the search, in its language', async ({ page, faults }) => {
  const text = page.locator('main p').first();
  await visit(page, '/de/docs/quick-strt');
  const heading = page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  await heading.waitFor();
  for (const place of [heading, page.locator('.footer')])
    expect(await place.evaluate((part) => part.closest('[lang]')?.getAttribute('lang'))).toBe('de');
  await page.locator('.navbar summary', { hasText: 'Deutsch' }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/Seite nicht gefunden/);
  await expect(text).toHaveText(getMessages('de').notFoundSimilar);
  const nearest = page.locator('main li[lang=de] a').first();
  await expect(nearest).toHaveText('Schnellstart');
  await expect(nearest).toHaveAttribute('href', '/de/docs/getting-started/quick-start/');
  const links = page.locator('.navbar details[data-menu] a[hreflang]');
  for (const href of await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.href)))
    expect((await page.request.get(href)).status(), href).toBe(200);

  await visit(page, '/xyzzy/plugh.html');
  expect(await page.locator('main li a').count()).toBeGreaterThan(3);
  await expect(text).toHaveText(getMessages('en').notFoundText);
  await page.locator('main').getByRole('button', { name: 'Search the documentation' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('plugh');
  expect(faults.console.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});
