import { getViolations } from '@/tests/site/support/axe';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

const PAGE = '/docs/getting-started/architecture/';

it('a diagram has the color mode, and opens in a dialog that returns to its position', async ({ open }) => {
  const page = await open(PAGE, { colorScheme: 'dark' });
  const link = page.locator('.diagram a:visible').first();
  await expect(link).toHaveAttribute('href', /-dark\.svg$/);
  await link.click();
  const dialog = page.getByRole('dialog', { name: (await link.locator('img').getAttribute('alt')) ?? '' });
  expect(await getViolations(page, { within: '.zoom' })).toEqual([]);
  await dialog.getByRole('button', { name: ui.shell.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  // A drag out of the image is no press.
  const image = await dialog.locator('img').boundingBox();
  await dialog.locator('img').evaluate((element: HTMLImageElement) => {
    element.draggable = false;
  });
  await page.mouse.move((image?.x ?? 0) + 20, (image?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});
