import type { Page } from '@playwright/test';
import { noFaults, waitForScript } from '@/tests/site/support/browser';
import { hold } from '@/tests/site/support/hold';
import { isScript, waitForShell } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

// tests/export/pages.test.ts checks that a page without islands has no framework.

const PAGE = '/docs/getting-started/quick-start/';

it("the framework isn't loaded with a page, and starts near an island", async ({ page }) => {
  const requested: string[] = [];
  await page.goto(PAGE);
  await waitForShell(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requested.push(request.url()));
  await page.locator('main h1').hover();
  // Waits until anything that the movement starts has begun.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)))),
  );
  expect(requested.filter((address) => !/\/(docs|diagrams)\//.test(address))).toEqual([]);
  await expect(page.locator('script[src*="/chunks/"]:not([type="deferred"])')).toHaveCount(0);
  await page.locator('[data-island] > *').first().scrollIntoViewIfNeeded();
  await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
});

it('presses before any script of the page are shown as pending, and carried out once', async ({ page }) => {
  const isChunk = (url: URL) => isScript(url) && url.pathname.includes('/chunks/');
  const letChunksGo = await hold(page, isChunk);
  const letShellGo = await hold(page, (url) => isScript(url) && !isChunk(url));
  await page.goto(PAGE, { waitUntil: 'commit' });
  const run = page.locator('.ax-run').first();
  await run.click();
  await page.getByRole('button', { name: saying(ui.shell.colorMode) }).click();
  letShellGo();
  await page.getByRole('button', { name: `${ui.shell.colorMode}: ${ui.shell.colorLight}` }).waitFor();
  await run.click();
  await expect(run).toHaveAttribute('aria-busy', 'true');
  letChunksGo();
  await page.locator('.ax-outcome').first().waitFor();
  expect(await run.getAttribute('aria-busy')).toBeNull();
  expect(await page.locator('.ax-panel').count()).toBe(1);
});

it('a page that the browser has translated stays translated when islands start', async ({ faults, page }) => {
  for (const path of [PAGE, '/docs/api/']) {
    // The console replaces the list of operations.
    const words = path === '/docs/api/' ? 'font:not(.island *)' : 'font';
    await page.goto(path);
    await waitForShell(page);
    const translated = await translate(page, words);
    expect(translated, path).toBeGreaterThan(50);
    await page.mouse.move(640, 300);
    await page.mouse.move(640, 500, { steps: 5 });
    await waitForScript(page);
    if (path === '/docs/api/') await page.locator('.console[data-ready]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: ui.shell.search }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator(words).count(), path).toBe(translated);
    expect(await page.locator('main h1 font').count(), path).toBeGreaterThan(0);
    expect(faults, path).toEqual(noFaults);
  }
});

/** Wraps each translatable text in elements, as browsers do. Returns how many elements match. */
function translate(page: Page, counted: string): Promise<number> {
  return page.evaluate((selector) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text instanceof Text && text.parentElement?.translate && /\p{L}/u.test(text.data)) found.push(text);
    for (const text of found) {
      if (text.parentElement?.closest('script, style, code, pre')) continue;
      const word = document.createElement('font');
      word.textContent = `Ü ${text.data}`;
      text.replaceWith(word);
    }
    return document.querySelectorAll(selector).length;
  }, counted);
}
