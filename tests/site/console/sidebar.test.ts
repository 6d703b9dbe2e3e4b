import { allOperations } from '@/shared/contract/all-operations';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { getOverflow } from '../support/page';
import { isOpen, openConsole, operation } from './support';

it('the sidebar filters, opens the first match with Enter, and follows the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page);
  const sidebar = page.locator('#console-operations');
  const current = sidebar.locator('[aria-current]');
  expect((await sidebar.boundingBox())?.width).toBe(300);
  await operation(page, 'createForm').evaluate((element) => element.scrollIntoView());
  await expect(current).toContainText('Create a form');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toContainText('custom question');
  await expect(current).toBeVisible();
  expect(await sidebar.getByRole('link').count()).toBe(allOperations.length);
  await sidebar.getByRole('searchbox').fill('status');
  await expect(sidebar.getByRole('link')).toHaveCount(1);
  await sidebar.getByRole('searchbox').press('Enter');
  await isOpen(page, 'setSubmissionStatus');
  await sidebar.getByRole('searchbox').fill('zebra');
  await sidebar.getByText(ui.operation.noOperation).waitFor();
});

it('the keyboard skips to the content and the operations, and moves through the list', async ({ page }) => {
  await openConsole(page);
  const presses = async (name: string) => {
    for (let count = 1; count <= 10; count += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent);
      if (text === name) {
        await page.keyboard.press('Enter');
        return count + 1;
      }
    }
    throw new Error(`${name} was not reached.`);
  };
  const toContent = await presses('Skip to content');
  const toList = await presses('Skip to the first operation');
  expect(toContent + toList).toBeLessThanOrEqual(10);
  await page.keyboard.press('Tab');
  await expect(page.locator('.op-item summary').first()).toBeFocused();
  const links = page.locator('#console-operations nav a');
  await page.locator('#console-operations input').focus();
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', -1],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(links.nth(index)).toBeFocused();
  }
  const room = await links.first().evaluate((link) => {
    const list = link.closest('.sidebar')?.getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    return list && Math.min(left - list.left, list.right - right);
  });
  // The list clips overflow: this is the widest focus ring, with its distance from the entry.
  expect(room).toBeGreaterThanOrEqual(5);
  await page.keyboard.press('Tab');
  await expect(page.locator('.console-skip')).toBeFocused();
});

it('the sidebar is a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Operations', exact: true }).click();
  const drawer = page.locator('#console-operations');
  await drawer.locator('a[data-operation="createForm"]').click();
  await isOpen(page, 'createForm');
  expect(await drawer.isVisible()).toBe(false);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
});
