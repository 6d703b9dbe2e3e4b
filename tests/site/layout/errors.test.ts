import type { Page } from '@playwright/test';
import { languages } from '@/shared/i18n/languages';
import { waitForScript } from '@/tests/site/support/browser';
import { isMarked, isScript, markDocument } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

const FROM = '/docs/guides/docker-setup/';
const WITH_ISLAND = '/docs/api/forms/createForm/';

/** Makes the islands of a page fail while they start, until they are fixed. */
async function breakIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = window.addEventListener.bind(window);
    const scope = window as unknown as { fix: () => void };
    scope.fix = () => {
      window.addEventListener = original;
    };
    window.addEventListener = (...args: Parameters<typeof original>) => {
      if (String(args[0]) === 'storage') throw new Error('The listener is broken.');
      original(...args);
    };
  });
}

const fix = (page: Page) => page.evaluate(() => (window as unknown as { fix: () => void }).fix());

it('a render error is shown in place, and recovers without a reload', async ({ page }) => {
  await page.goto(WITH_ISLAND);
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  await markDocument(page);
  await breakIslands(page);
  await page.locator('.ax-run').click();
  const heading = page.getByRole('heading', { name: ui.shell.crashTitle });
  await heading.waitFor();
  expect(await page.locator('main [role="alert"]').textContent()).toContain('The listener is broken.');
  expect(await page.locator('.navbar').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1, name: 'Create a form' }).isVisible()).toBe(true);
  // It persists, and appears again.
  const again = page.getByRole('button', { name: ui.shell.tryAgain });
  await again.click();
  await heading.waitFor();
  await fix(page);
  await again.click();
  await page.locator('.ax-run').waitFor();
  expect(await heading.count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

it('a page that fails while it starts recovers with "Try again"', async ({ page }) => {
  await page.goto(WITH_ISLAND);
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  const text = await page.locator('article').innerText();
  // Makes the static parts fail: React reads the markup of each.
  await page.evaluate(() => {
    const { get } = Map.prototype;
    Map.prototype.get = function (key) {
      if (typeof key === 'string' && document.querySelector(`[data-place="${CSS.escape(key)}"]`))
        throw new Error('The map is broken.');
      return get.call(this, key);
    };
    Object.assign(window, {
      fix: () => {
        Map.prototype.get = get;
      },
    });
  });
  await page.locator('.ax-run').click();
  await page.getByRole('heading', { name: ui.shell.crashTitle }).waitFor();
  await fix(page);
  await page.getByRole('button', { name: ui.shell.tryAgain }).click();
  await page.locator('.ax-run').waitFor();
  await expect.poll(() => page.locator('article').innerText()).toContain(text.slice(0, 200));
  await expect(page.locator('.navbar')).toBeVisible();
});

describe("a chunk that can't be loaded", () => {
  it('leaves a readable page with a message on a first load', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    let broken = true;
    await page.route(isScript, (route) => (broken ? route.abort('connectionreset') : route.continue()));
    await page.goto(`/de${FROM}`);
    const alert = page.locator('.load-failure');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(languages.de.shell.loadFailed);
    expect(await page.locator('article p').first().isVisible()).toBe(true);
    expect(await page.locator('.sidebar a').first().isVisible()).toBe(true);
    broken = false;
    await alert.getByRole('button', { name: languages.de.shell.retry }).click();
    await waitForScript(page);
    expect(await alert.count()).toBe(0);
  });
});
