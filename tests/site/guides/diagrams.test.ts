import { getViolations } from '@/tests/site/support/axe';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

const PAGE = '/docs/getting-started/architecture/';

it('a diagram shows the file of the color mode and opens in a dialog, which returns to the same position', async ({
  open,
}) => {
  const page = await open(PAGE, { colorScheme: 'dark' });
  const link = page.locator('.diagram a:visible').first();
  await expect(link).toHaveAttribute('href', /-dark\.svg$/);
  const description = page.locator('.diagram figcaption').first();
  await expect(description).toHaveClass('visually-hidden');
  await link.click();
  const dialog = page.getByRole('dialog', { name: (await link.locator('img').getAttribute('alt')) ?? '' });
  expect(await getViolations(page, { within: '.zoom' })).toEqual([]);
  await dialog.getByRole('button', { name: ui.shell.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});
