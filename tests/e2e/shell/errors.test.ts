import type { Page } from '@playwright/test';
import { languages } from '@/lib/i18n/languages';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { ui } from '@/tests/support/interface';
import { isMarked, isScript, markDocument, shellSite } from './support/shell-site';

const site = shellSite();
const FROM = '/docs/guides/docker-setup/';
const TO = '/docs/guides/webhooks/';
const target = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Webhooks' });

/** Lets the table of contents of the next page fail while it is rendered, until it is mended. */
async function breakRendering(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = Element.prototype.getBoundingClientRect;
    const scope = window as unknown as { mend: () => void };
    scope.mend = () => {
      Element.prototype.getBoundingClientRect = original;
    };
    Element.prototype.getBoundingClientRect = function broken(this: Element) {
      if (this.matches('main h2[id]')) throw new Error('The ruler is broken.');
      return original.call(this);
    };
  });
}

describe('a render crash', () => {
  it('shows "This page crashed" and recovers by "Try again" without a reload', async () => {
    const page = await site.open(FROM);
    await markDocument(page);
    await breakRendering(page);
    await target(page).click();
    await page.getByRole('heading', { level: 1, name: ui.shell.crashTitle }).waitFor();
    const alert = page.locator('main [role="alert"]');
    expect(await alert.textContent()).toContain('The ruler is broken.');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await page.getByRole('button', { name: ui.shell.tryAgain }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(page.url()).toBe(site.url + TO);
  });

  it('that lasts shows itself again, and the rest of the site still works', async () => {
    const page = await site.open(FROM);
    await breakRendering(page);
    await target(page).click();
    const again = page.getByRole('button', { name: ui.shell.tryAgain });
    await again.click();
    await again.waitFor();
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true }).click();
    await page.waitForURL('**/docs/');
    await page.locator('article h1').waitFor();
  });

  for (const [path, lang, heading, button, search] of [
    ['/docs/guides/docker-setup/', 'en', ui.shell.crashTitle, ui.shell.tryAgain, 'Search'],
    ['/de/docs/', 'de', languages.de.shell.crashTitle, languages.de.shell.tryAgain, 'Suche'],
  ] as const) {
    it(`of the frame of ${path} keeps language, typeface and mode, and recovers whole`, async () => {
      const page = await site.page({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
      await page.addInitScript(() => {
        // The colour mode belongs to the frame of every page.
        const match = window.matchMedia.bind(window);
        localStorage.setItem('theme', 'dark');
        addEventListener('DOMContentLoaded', () => {
          // The first part of the frame to ask is broken; the error screen asks again.
          window.matchMedia = () => {
            window.matchMedia = match;
            throw new Error('The frame is broken.');
          };
        });
      });
      await page.goto(site.url + path);
      const again = page.getByRole('button', { name: button });
      await again.waitFor();
      const look = () =>
        page.evaluate(() => ({
          lang: document.documentElement.lang,
          theme: document.documentElement.dataset.theme,
          font: getComputedStyle(document.body).fontFamily.split(',')[0],
        }));
      expect(await page.locator('main h1').textContent()).toBe(heading);
      expect(await page.locator('main pre').textContent()).toBe('The frame is broken.');
      expect(await page.title()).toContain(heading);
      const { font, ...shown } = await look();
      expect(shown).toEqual({ lang, theme: 'dark' });
      expect(font).toMatch(/body/i);
      expect(await page.locator('main a').count()).toBe(1);
      await again.click();
      await page.locator('main article h1').waitFor();
      await page.getByRole('button', { name: search }).waitFor();
      await page.locator('.menu-button').waitFor();
      await page.locator('.color-toggle').waitFor();
      expect(await look()).toEqual({ lang, theme: 'dark', font });
      await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    });
  }
});

describe('a chunk that cannot be loaded', () => {
  it('on the way to a page shows the error text and "Retry", which loads that page', async () => {
    const page = await site.open(FROM);
    let broken = true;
    await page.route(isScript, (route) => (broken ? route.abort('connectionreset') : route.continue()));
    await page.locator('.brand').click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    const alert = page.locator('main [role="alert"]');
    expect(await alert.textContent()).toContain(ui.shell.loadFailed);
    expect(await alert.locator('pre').textContent()).toMatch(/chunk/i);
    broken = false;
    await retry.click();
    await page.locator('main h1').waitFor();
    await waitForScript(page);
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('of the API console says so in its place, with "Retry"', async () => {
    const page = await site.open(FROM);
    let broken = true;
    await page.route(isScript, (route) => (broken ? route.abort('connectionreset') : route.continue()));
    await page.locator('.navbar-links').getByRole('link', { name: 'API Reference' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    const alert = page.locator('main [role="alert"]');
    expect(await alert.textContent()).toContain(`${ui.shell.loadFailed}Failed to load chunk`);
    broken = false;
    await retry.click();
    await page.locator('.swagger-ui .op-path').first().waitFor();
    expect(page.url()).toBe(`${site.url}/docs/api/`);
  });

  it('of the search says so, with "Retry"', async () => {
    const page = await site.open(FROM);
    let broken = true;
    await page.route(isScript, (route) => (broken ? route.abort('connectionreset') : route.continue()));
    await page.getByRole('button', { name: 'Search' }).click();
    const toast = page.getByRole('alert').filter({ hasText: ui.shell.loadFailed });
    await toast.waitFor();
    broken = false;
    await toast.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    expect(await toast.count()).toBe(0);
  });

  it('of the search can be put aside', async () => {
    const page = await site.open(FROM);
    await page.route(isScript, (route) => route.abort('connectionreset'));
    await page.keyboard.press('/');
    const toast = page.locator('.toast');
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Close' }).click();
    expect(await toast.count()).toBe(0);
    expect(await page.locator('h1').textContent()).toBe('Docker');
  });

  it('of the search index says so in the dialog, with "Retry"', async () => {
    const page = await site.open(FROM);
    let broken = true;
    await page.route('**/search/*.json', (route) =>
      broken ? route.abort('connectionreset') : route.continue(),
    );
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('webhooks');
    const status = page.locator('.search-status');
    await status.filter({ hasText: ui.search.searchFailed }).waitFor();
    broken = false;
    await status.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('option').first().waitFor();
  });

  it('of the progress bar does not matter', async () => {
    const page = await site.page();
    await page.goto(site.url + FROM);
    await waitForScript(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(isScript, (route) => route.abort('connectionreset'));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/docs/guides/webhooks/*.txt*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => isScript(new URL(request.url())));
    await target(page).click();
    await asked;
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(errors).toEqual([]);
  });

  for (const [path, text, button] of [
    [FROM, ui.shell.loadFailed, ui.shell.retry],
    [`/de${FROM}`, languages.de.shell.loadFailed, languages.de.shell.retry],
  ] as const) {
    it(`on the first load of ${path} leaves a page that can be read and left, and says so`, async () => {
      const page = await site.page({ viewport: { width: 390, height: 844 } });
      let broken = true;
      await page.route(isScript, (route) => (broken ? route.abort('connectionreset') : route.continue()));
      await page.goto(site.url + path);
      const alert = page.locator('.load-failure');
      await alert.waitFor();
      expect(await alert.textContent()).toContain(text);
      expect(await page.locator('article p').first().isVisible()).toBe(true);
      expect(await page.locator('.sidebar a').first().isVisible()).toBe(true);
      broken = false;
      await alert.getByRole('button', { name: button }).click();
      await waitForScript(page);
      expect(await alert.count()).toBe(0);
    });
  }

  it('whichever it is, never leaves a reader without a word', async () => {
    const probe = await site.page();
    const scripts = new Set<string>();
    probe.on('request', (request) => {
      if (isScript(new URL(request.url()))) scripts.add(new URL(request.url()).pathname);
    });
    await probe.goto(site.url + FROM);
    await waitForScript(probe);
    const html = await (await probe.request.get(site.url + FROM)).text();
    const needed = [...scripts].filter((script) => html.includes(`src="${script}"`));
    expect(needed.length).toBeGreaterThan(2);
    for (const script of needed) {
      const page = await site.page();
      await page.route(`**${script}`, (route) => route.abort('connectionreset'));
      await page.goto(site.url + FROM);
      const outcome = await page.waitForFunction(() => {
        if (document.documentElement.dataset.ready === '') return 'works';
        return document.querySelector('.load-failure, .error-screen') ? 'told' : null;
      });
      expect(['works', 'told'], script).toContain(await outcome.jsonValue());
      expect(await page.locator('h1, pre').first().isVisible(), script).toBe(true);
      await page.close();
    }
  });
});
