import { shell } from '@/shared/i18n/en/shell';
import { expect, it } from '@/tests/site/support/test';

it('long lines of code wrap on a phone and scroll on a desktop, until a reader chooses', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/', {
    viewport: { width: 1000, height: 800 },
  });
  /** Returns whether all code wraps at spaces. A name that is longer than the line still scrolls. */
  const isWrapped = () =>
    page
      .locator('main figure.code pre')
      .evaluateAll((all) => all.every((pre) => getComputedStyle(pre).whiteSpace === 'pre-wrap'));
  expect(await isWrapped()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWrapped()).toBe(true);
  // A block gets its switch when it scrolls into view.
  await page.locator('main figure.code').evaluateAll(async (figures) => {
    for (const figure of figures) {
      figure.scrollIntoView({ behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const button = page.locator('figure.code').getByRole('button', { name: shell.wrap }).first();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await isWrapped()).toBe(false);

  // The next page gets the choice from the script in its head alone.
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/docs/guides/webhooks/');
  expect(await isWrapped()).toBe(false);
});
