import { visit, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

// tests/export/languages.test.ts checks what each page says about its languages.

const PAGE = '/docs/getting-started/quick-start/';

it('a language opens at the same section, also on a phone, and explains failures', async ({ open }) => {
  const page = await open(`/de${PAGE}?form=1#publish-it`);
  const choose = async (place: string, code: string) => {
    const menu = page.locator(`${place} details[data-menu]:has(a[hreflang="${code}"])`);
    await menu.locator('summary').click();
    await menu.locator(`a[hreflang="${code}"]`).click();
  };
  for (const [code, path] of [
    ['en', PAGE],
    ['de', `/de${PAGE}`],
  ] as const) {
    await choose('.navbar', code);
    // Translations have the same IDs.
    await page.waitForURL(
      (url) => url.pathname + url.search === `${path}?form=1` && url.hash === '#publish-it',
    );
    await waitForScript(page);
    await expect(page.locator('[id="publish-it"]')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
  const mark = (name: string) =>
    page
      .locator('.sidebar nav > .nav-list > li > .nav-link', { hasText: name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('Configuration')).toContain('EN');
  expect(await mark('Erste Schritte')).toBe('none');

  // An example explains in German why the sandbox doesn't start, and what to do.
  await page.route('**/sandbox/*.js', (route) => route.abort());
  const example = page.locator('section.ax').first();
  await example.getByRole('button', { name: 'Ausführen: Anmelden' }).click();
  const problem = example.getByRole('alert');
  await expect(problem).toHaveText(/^Die Sandbox konnte nicht geladen werden\. Prüfen Sie/);
  await expect(problem.locator('[lang="en"]')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${PAGE}#publish-it`);
  await page.locator('.menu-button').click();
  await choose('.mobile-menu', 'de');
  await page.waitForURL(`**/de${PAGE}#publish-it`);
});
