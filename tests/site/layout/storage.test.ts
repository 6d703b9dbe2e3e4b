import { noFaults, visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

const PAGE = '/docs/getting-started/quick-start/';

// tests/unit/layout/storage.test.ts covers storage that is full.
it('with storage switched off everything works as long as the page', async ({ page, faults }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await visit(page, PAGE);
  const toggle = page.getByRole('button', { name: saying(ui.shell.colorMode) });
  await toggle.click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-label', `${ui.shell.colorMode}: dark`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('webhooks');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await visit(page, `/de${PAGE}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(faults).toEqual(noFaults);
});
