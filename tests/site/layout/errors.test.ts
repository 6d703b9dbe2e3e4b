import { languages } from '@/shared/i18n/languages';
import { waitForScript } from '@/tests/site/support/browser';
import { isMarked, isScript, markDocument, waitForShell } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

/** Ways in which a page fails, until it is marked as fixed. */
const breakages: Record<string, () => void> = {
  'an island, while it starts': () => {
    const original = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof original>) => {
      if (args[0] === 'storage' && !('isFixed' in window)) throw new Error('It is broken.');
      original(...args);
    };
  },
  // React reads the markup of each.
  'the static parts': () => {
    const { get } = Map.prototype;
    const isPart = (key: unknown) =>
      typeof key === 'string' && document.querySelector(`[data-place="${CSS.escape(key)}"]`);
    Map.prototype.get = function (key) {
      if (!('isFixed' in window) && isPart(key)) throw new Error('It is broken.');
      return get.call(this, key);
    };
  },
};

it('a render error is shown in its place or for the page, and "Try again" recovers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [what, breakPage] of Object.entries(breakages)) {
    await page.goto('/docs/api/forms/createForm/');
    await waitForShell(page);
    await markDocument(page);
    const text = await page.locator('article').innerText();
    await page.evaluate(breakPage);
    await page.locator('.ax-run').click();
    const heading = page.getByRole('heading', { name: ui.shell.crashTitle });
    const again = page.getByRole('button', { name: ui.shell.tryAgain });
    await heading.waitFor();
    const isInPlace = what.startsWith('an island');
    if (isInPlace) {
      await expect(page.locator('main [role="alert"]')).toContainText('It is broken.');
      await expect(page.getByRole('heading', { level: 1, name: 'Create a form' })).toBeVisible();
      // It persists, and appears again.
      await again.click();
      await heading.waitFor();
    }
    // The frame is left, in the reader's color mode.
    await expect(page.locator('html'), what).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar .search-button').click();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => void Object.assign(window, { isFixed: true }));
    await again.click();
    await page.locator('.ax-run').waitFor();
    await expect(heading, what).toHaveCount(0);
    await expect(page.locator('.navbar'), what).toBeVisible();
    await expect.poll(() => page.locator('article').innerText()).toContain(text.slice(0, 200));
    if (isInPlace) expect(await isMarked(page)).toBe(true);
  }
});

it('a chunk that can\'t be loaded leaves a readable page, and loads with "Retry"', async ({ page }) => {
  await page.route(isScript, (route) => route.abort('connectionreset'));
  await page.goto('/de/docs/guides/docker-setup/');
  const alert = page.locator('.load-failure');
  await expect(alert).toContainText(languages.de.shell.loadFailed);
  await expect(page.locator('article p').first()).toBeVisible();
  const retry = alert.getByRole('button', { name: languages.de.shell.retry });
  // Offline, it keeps the page.
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await page.context().setOffline(false);
  await page.unroute(isScript);
  await retry.click();
  await waitForScript(page);
  await expect(alert).toHaveCount(0);
});
