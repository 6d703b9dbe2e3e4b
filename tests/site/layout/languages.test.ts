import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { shellSite } from './support/shell-site';

// What each page says about its languages is in tests/export/languages.test.ts.

const site = shellSite();
const PAGE = '/docs/getting-started/quick-start/';

it('a language is chosen from a menu, which keeps the section, as translations have the same ids', async () => {
  const page = await site.open(`${PAGE}#publish-it`);
  const choose = async (code: string) => {
    await page.locator(`.navbar details[data-menu]:has(a[hreflang="${code}"]) summary`).click();
    await page.locator(`.navbar details[data-menu] a[hreflang="${code}"]`).click();
  };
  for (const [code, path] of [
    ['de', `/de${PAGE}`],
    ['en', PAGE],
  ] as const) {
    await choose(code);
    await page.waitForURL((url) => url.pathname === path && url.hash === '#publish-it');
    await waitForScript(page);
    await expect(page.locator('[id="publish-it"]')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});

it('pages that are there in English only are marked for readers of another language', async () => {
  const page = await site.open(`/de${PAGE}`);
  const marks = Object.fromEntries(
    await page
      .locator('.sidebar nav > .nav-list > li > .nav-link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, getComputedStyle(link, '::after').content]),
      ),
  );
  expect(marks.Configuration).toContain('EN');
  expect(marks['Erste Schritte']).toBe('none');
});
