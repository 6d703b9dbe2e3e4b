import type { Page } from '@playwright/test';
import { noFaults, waitForScript } from '@/tests/site/support/browser';
import { hold } from '@/tests/site/support/hold';
import { isScript } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

const PLAIN = '/docs/guides/webhooks/';
const WITH_ISLANDS = '/docs/getting-started/quick-start/';
const isChunk = (url: URL) => isScript(url) && url.pathname.includes('/chunks/');

it("the framework isn't loaded with a page, and starts near an island", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of [PLAIN, WITH_ISLANDS]) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.shell === '');
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await page.locator('main h1').hover();
    // Scrolling brings an island near.
    if (path === PLAIN) await page.mouse.wheel(0, 200);
    // Waits until anything that the movement starts has begun.
    await page.evaluate(
      () =>
        new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)))),
    );
    const scripts = await page.locator('script[src*="/chunks/"]:not([type="deferred"])').count();
    expect(requested.filter((address) => !/\/(docs|diagrams)\//.test(address))).toEqual([]);
    expect(scripts).toBe(0);
  }
  await page.locator('[data-island] > *').first().scrollIntoViewIfNeeded();
  await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
});

describe('a press on an island that is still starting', () => {
  it('is shown as pending and carried out, once', async ({ page }) => {
    const letGo = await hold(page, isChunk);
    await page.goto(WITH_ISLANDS);
    const run = page.locator('.ax-run').first();
    await page.waitForFunction(() => document.documentElement.dataset.shell === '');
    await run.click();
    await run.click();
    expect(await run.getAttribute('aria-busy')).toBe('true');
    letGo();
    await page.locator('.ax-outcome').first().waitFor();
    expect(await run.getAttribute('aria-busy')).toBeNull();
    expect(await page.locator('.ax-panel').count()).toBe(1);
  });

  it('is carried out when it comes before any script of the page', async ({ page }) => {
    const letGo = await hold(page, isScript);
    await page.goto(WITH_ISLANDS, { waitUntil: 'commit' });
    await page.locator('.ax-run').first().click();
    await page.getByRole('button', { name: saying(ui.shell.colorMode) }).click();
    letGo();
    await page.locator('.ax-outcome').first().waitFor();
    await page.getByRole('button', { name: `${ui.shell.colorMode}: ${ui.shell.colorLight}` }).waitFor();
  });
});

it('a page that the browser has translated stays translated when islands start', async ({ faults, page }) => {
  for (const path of [WITH_ISLANDS, '/', '/docs/api/', '/404.html']) {
    // The console replaces the list of operations.
    const words = path === '/docs/api/' ? 'font:not(.island *)' : 'font';
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.shell === '');
    const translated = await translate(page, words);
    expect(translated, path).toBeGreaterThan(50);
    await page.mouse.move(640, 300);
    await page.mouse.move(640, 500, { steps: 5 });
    await waitForScript(page);
    if (path === '/docs/api/') await page.locator('.console[data-ready]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: ui.shell.search }).waitFor();
    await page.keyboard.press('Escape');
    const folder = page.locator('.sidebar .nav-fold').filter({ visible: true }).first();
    if ((await folder.count()) > 0) await folder.click();
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
