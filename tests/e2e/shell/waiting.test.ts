import type { Page } from '@playwright/test';
import { waitForScript, watchFaults } from '@/tests/e2e/support/browser';
import { hold } from '@/tests/e2e/support/hold';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { saying, ui } from '@/tests/support/interface';
import { shellSite } from './support/shell-site';

/*
 * Pages whose framework waits for a reader: what they can do before it is there, what starts it, and that nothing which
 * they press on the way is lost. These tests run in the project of that name, where no reader acts unasked.
 */

const site = shellSite();
const PAGE = '/docs/getting-started/quick-start/';
const isFramework = (url: URL): boolean => /\/_next\/static\/chunks\/.*\.js$/.test(url.pathname);
const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready === '');
const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === '');

/** Holds back the framework's scripts until they are let go. */
const holdFramework = (page: Page) => hold(page, isFramework);

/** A page whose framework has not come and does not come by itself. */
async function openHeld(path: string, options?: Parameters<typeof site.page>[0]) {
  const page = await site.page(options);
  const letGo = await holdFramework(page);
  await page.goto(site.url + path);
  await waitForScript(page);
  return { page, letGo };
}

it('a folder of the tree brings its entries without the framework', async () => {
  const { page, letGo } = await openHeld(PAGE);
  await page.locator('.sidebar [aria-controls="nav/guides"]').click();
  await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).waitFor();
  expect(await isReady(page)).toBe(false);
  letGo();
});

describe('a page that nobody touches', () => {
  for (const path of ['/', PAGE, '/docs/api/forms/createForm/', '/docs/api/', '/de/docs/'] as const) {
    it(`downloads no part of the framework (${path})`, async () => {
      const page = await site.page();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (isFramework(new URL(request.url()))) asked.push(request.url());
      });
      await page.goto(site.url + path);
      await waitForScript(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await isReady(page)).toBe(false);
    });
  }
});

describe('the framework is started', () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'by the pointer': (page) => page.mouse.move(600, 400),
    'by a key': (page) => page.keyboard.press('Shift'),
    'by the focus': (page) => page.locator('.toc-fold, .search-button').first().focus(),
    'by the wheel': async (page) => page.mouse.wheel(0, 100),
    'by an example that comes near': (page) =>
      page.evaluate(() => document.querySelector('[data-island]')?.scrollIntoView()),
  };
  for (const [name, act] of Object.entries(signs))
    it(name, async () => {
      const page = await site.page();
      const faults = watchFaults(page, site.url);
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      expect(await isReady(page)).toBe(false);
      await act(page);
      await ready(page);
      expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    });

  it('by a touch, but not by one on a link, which leads away', async () => {
    const { page } = await openHeld(PAGE, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const down = (selector: string) =>
      page.locator(selector).first().dispatchEvent('pointerdown', { pointerType: 'touch' });
    const started = () => page.evaluate(() => 'starting' in document.documentElement.dataset);
    await down('.pager a');
    expect(await started()).toBe(false);
    await down('main p');
    expect(await started()).toBe(true);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    it(`by a press alone with ${JSON.stringify(connection)}`, async () => {
      const page = await site.page();
      await page.addInitScript((hints) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => hints });
      }, connection);
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      await page.mouse.move(600, 400);
      await page.keyboard.press('Tab');
      await page.mouse.wheel(0, 300);
      expect(await page.evaluate(() => 'starting' in document.documentElement.dataset)).toBe(false);
      await page.locator('.search-button').click();
      await page.getByRole('combobox', { name: 'Search' }).waitFor();
    });

  it('at once where a page or an address needs it', async () => {
    const page = await site.page();
    await page.goto(`${site.url}/docs/nothing-here/`);
    await ready(page);
    await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
    await page.locator('.swagger-ui .op-path').first().waitFor();
  });
});

describe('without the framework', () => {
  it('links are followed by the browser', async () => {
    const { page } = await openHeld(PAGE);
    await page.locator('.sidebar').getByRole('link', { name: 'Architecture' }).click();
    // Whether that page ends loading is up to the framework that is held back.
    await page.waitForURL('**/docs/getting-started/architecture/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Architecture' }).waitFor();
  });

  it('menus open, move and close by keys', async () => {
    const { page } = await openHeld(PAGE);
    const menu = page.locator('details.menu-Version');
    await menu.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    expect(
      await menu
        .locator('a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('tabs, copying, colours, the announcement and the tree work', async () => {
    const { page } = await openHeld(PAGE, {
      colorScheme: 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');

    const copy = page.locator('[data-copy-code]:visible').first();
    await copy.click();
    await expect(copy).toHaveText('Copied');

    const toggle = page.getByRole('button', { name: saying(ui.shell.colorMode) });
    await toggle.click();
    await toggle.click();
    expect(await toggle.getAttribute('aria-label')).toBe(`${ui.shell.colorMode}: dark`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.announcement').waitFor({ state: 'hidden' });

    const fold = page.locator('.sidebar .nav-fold').nth(1);
    const before = await fold.getAttribute('aria-expanded');
    await fold.click();
    expect(await fold.getAttribute('aria-expanded')).not.toBe(before);
    expect(await isReady(page)).toBe(false);
  });

  it('what was done by then stays when the framework comes', async () => {
    const { page, letGo } = await openHeld(PAGE, { colorScheme: 'light' });
    const faults = watchFaults(page, site.url);
    const toggle = page.getByRole('button', { name: saying(ui.shell.colorMode) });
    await toggle.click();
    await toggle.click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const folds = page.locator('.sidebar .nav-fold');
    for (const fold of await folds.all()) if (await fold.isVisible()) await fold.click();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const state = () =>
      page.evaluate(() => ({
        theme: document.documentElement.dataset.theme,
        folds: [...document.querySelectorAll('.sidebar .nav-fold')].map((fold) => [
          fold.getAttribute('aria-expanded'),
          document.getElementById(fold.getAttribute('aria-controls') ?? '')?.hidden,
        ]),
        focus: document.activeElement?.className,
        top: window.scrollY,
      }));
    const before = await state();
    letGo();
    await ready(page);
    expect(await state()).toEqual(before);
    expect(await page.locator('.announcement').count()).toBe(0);
    expect(await toggle.getAttribute('aria-label')).toBe(`${ui.shell.colorMode}: dark`);
    expect(faults.console).toEqual([]);
  });

  it('keyboard mode, skip link and navbar follow the reader', async () => {
    const { page } = await openHeld(PAGE, { reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => 'keyboard' in document.documentElement.dataset)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#content');
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => 'navbarHidden' in document.documentElement.dataset);
  });
});

describe('a press that comes before the framework', () => {
  const presses: [
    name: string,
    act: (page: Page) => Promise<unknown>,
    done: (page: Page) => Promise<unknown>,
  ][] = [
    [
      'on the search',
      (page) => page.locator('.search-button').click(),
      (page) => page.getByRole('combobox', { name: 'Search' }).waitFor(),
    ],
    [
      'on the key of the search',
      (page) => page.keyboard.press('/'),
      (page) => page.getByRole('combobox', { name: 'Search' }).waitFor(),
    ],
    [
      'on Run',
      (page) => page.locator('.ax-run').first().click(),
      (page) => page.locator('.ax-panel').first().waitFor(),
    ],
    [
      'on the language of an example',
      (page) => page.locator('.ax-tools select').first().selectOption('typescript'),
      (page) => page.waitForFunction(() => localStorage.getItem('tab.sample') === 'typescript'),
    ],
  ];
  for (const [name, act, done] of presses)
    it(`${name} is answered when it is there, once`, async () => {
      const { page, letGo } = await openHeld(PAGE);
      await act(page);
      letGo();
      await ready(page);
      await done(page);
    });

  it('on the menu of a phone opens it, and going back closes it', async () => {
    const { page, letGo } = await openHeld(PAGE, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    expect(await page.getByRole('button', { name: 'Open menu' }).getAttribute('aria-busy')).toBe('true');
    letGo();
    const dialog = page.getByRole('dialog', { name: 'Documentation' });
    await dialog.waitFor();
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(site.url + PAGE);
  });

  it('and before any script of the page is kept, too', async () => {
    const page = await site.page();
    const letGo = await hold(page, '**/_next/static/instant/*.js');
    await page.goto(site.url + PAGE, { waitUntil: 'commit' });
    await page.locator('.search-button').click();
    await page.locator('.color-toggle').click();
    letGo();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light');
  });

  it('on nothing before any script of the page is a sign, too', async () => {
    const page = await site.page();
    const letGo = await hold(page, '**/_next/static/instant/*.js');
    await page.goto(site.url + PAGE, { waitUntil: 'commit' });
    await page.locator('article h1').click();
    letGo();
    await ready(page);
  });

  it('tells when the plain listeners cannot be loaded, and the page stays', async () => {
    const page = await site.page();
    await page.route('**/_next/static/instant/*.js', (route) => route.abort('connectionreset'));
    await page.goto(site.url + PAGE);
    await page.locator('.load-failure').waitFor();
    expect(await page.locator('article p').first().isVisible()).toBe(true);
  });

  it('tells when the framework cannot be loaded, and the page stays', async () => {
    const page = await site.page();
    await page.route(isFramework, (route) => route.abort('connectionreset'));
    await page.goto(site.url + PAGE);
    await waitForScript(page);
    await page.locator('.search-button').click();
    await page.locator('.load-failure').waitFor();
    expect(await page.locator('article p').first().isVisible()).toBe(true);
  });
});

describe('the history of a page whose framework came late', () => {
  it('leads back to a section that was opened before', async () => {
    const { page, letGo } = await openHeld('/docs/guides/docker-setup/');
    await page.evaluate(() => document.querySelector<HTMLElement>('.toc a')?.click());
    const section = page.url();
    letGo();
    await ready(page);
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.goBack();
    await page.waitForURL(section);
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/docs/guides/docker-setup/');
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
  });
});
