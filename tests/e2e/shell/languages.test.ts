import type { Page } from '@playwright/test';
import { getMessages } from '@/lib/i18n';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { site as config } from '@/theme.config';
import { shellSite } from './support/shell-site';

const site = shellSite();
const de = getMessages('de');
const TRANSLATED = '/docs/getting-started/quick-start/';
const UNTRANSLATED = '/docs/guides/webhooks/';

const alternates = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((list) =>
      Object.fromEntries(list.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    );
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

describe('languages', () => {
  it('are listed in a menu, each in its own language', async () => {
    const page = await site.open(TRANSLATED);
    const links = await page
      .locator('details.menu-Language a')
      .evaluateAll((list) =>
        list.map((link) =>
          ['href', 'lang', 'hreflang', 'aria-current'].map((name) => link.getAttribute(name)),
        ),
      );
    expect(links).toEqual([
      [TRANSLATED, 'en', 'en', 'true'],
      [`/de${TRANSLATED}`, 'de', 'de', null],
    ]);
    await page.locator('details.menu-Language summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`**/de${TRANSLATED}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('keep the section, as translations have the same ids', async () => {
    const page = await site.open(`${TRANSLATED}#publish-it`);
    const section = page.locator('[id="publish-it"]');
    const choose = async (code: string) => {
      await page.locator(`details[data-menu]:has(a[hreflang="${code}"]) summary`).click();
      await page.locator(`details[data-menu] a[hreflang="${code}"]`).click();
    };
    await choose('de');
    await page.waitForURL(`**/de${TRANSLATED}#publish-it`);
    await waitForScript(page);
    await expect(section).toBeInViewport();
    await choose('en');
    await page.waitForURL((url) => url.pathname === TRANSLATED && url.hash === '#publish-it');
    await waitForScript(page);
    await expect(section).toBeInViewport();
  });

  it('lead to a page that exists, from every kind of page', async () => {
    for (const path of [
      '/',
      '/markdown-page/',
      '/docs/',
      '/docs/api/',
      '/docs/category/guides/',
      '/no-such-page',
    ]) {
      const page = await site.open(path);
      const hrefs = await page
        .locator('details.menu-Language a:not([aria-current])')
        .evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        const answer = await page.request.get(href);
        expect(answer.status(), `${path} leads to ${href}`).toBe(200);
      }
    }
  });

  it('tell each other about a translated page', async () => {
    const expected = { en: config.origin + TRANSLATED, de: `${config.origin}/de${TRANSLATED}` };
    for (const [path, own] of [
      [TRANSLATED, expected.en],
      [`/de${TRANSLATED}`, expected.de],
    ] as const) {
      const page = await site.open(path);
      expect(await alternates(page)).toEqual({ ...expected, 'x-default': expected.en });
      expect(await canonical(page)).toBe(own);
      expect(await page.locator('article').getAttribute('lang')).toBeNull();
    }
  });

  it('fall back to the default language with a notice', async () => {
    const page = await site.open(`/de${UNTRANSLATED}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.locator('article').getAttribute('lang')).toBe('en');
    expect(await page.locator('.notice').textContent()).toBe(de.untranslatedNotice);
    const languageOf = (selector: string, text: string) =>
      page
        .locator(selector, { hasText: text })
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await languageOf('.sidebar a', 'Health checks')).toBe('en');
    expect(await languageOf('.sidebar a', 'Schnellstart')).toBe('de');
    expect(await languageOf('#toc-list a', 'Go to production')).toBe('en');
    expect(await languageOf('.toc-fold', de.onThisPage)).toBe('de');
    expect(await languageOf('.code-copy', '')).toBe('de');
    expect(await languageOf('.breadcrumbs li', 'Webhooks')).toBe('en');
    expect(await canonical(page)).toBe(config.origin + UNTRANSLATED);
    expect(await alternates(page)).toEqual({
      en: config.origin + UNTRANSLATED,
      'x-default': config.origin + UNTRANSLATED,
    });
    // A neighbour that is not translated either.
    await page.goto(`${site.url}/de/docs/guides/take-home/`);
    expect(await languageOf('.pager a bdi', 'Export and files')).toBe('en');
  });

  it('show the whole frame in German', async () => {
    const page = await site.open(`/de${TRANSLATED}`);
    const names = await page.evaluate(() => ({
      navigation: [...document.querySelectorAll('nav:not(dialog *)')].map(
        (nav) =>
          nav.getAttribute('aria-label') ??
          document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
      skip: document.querySelector('.skip-link')?.textContent,
      main: [...document.querySelectorAll('.navbar-links a')].map((link) => link.textContent),
      search: document.querySelector('.search-button')?.getAttribute('aria-label'),
      mode: document.querySelector('.color-toggle')?.getAttribute('aria-label'),
      footer: [...document.querySelectorAll('.footer h2')].map((title) => title.textContent),
      tools: document.querySelector('.page-tools a')?.textContent,
    }));
    expect(names).toEqual({
      navigation: [de.mainNavigation, de.docsNavigation, de.onThisPage, de.breadcrumbs, de.pager],
      skip: de.skipToContent,
      main: ['Dokumentation', 'API-Referenz', 'GitHub'],
      search: de.search,
      mode: `${de.colorMode}: ${de.colorSystem}`,
      footer: [de.footerProduct, de.footerResources, de.footerCommunity],
      tools: de.editPage,
    });
  });

  it('keep the reader in German', async () => {
    const page = await site.open(`/de${TRANSLATED}`);
    const leaving = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>(
          '.navbar a, .sidebar a, .footer a, .pager a, .breadcrumbs a',
        ),
      ]
        .filter((link) => link.origin === location.origin && !link.closest('.menu'))
        .map((link) => link.pathname)
        .filter((path) => !path.startsWith('/de/')),
    );
    // Pages that only the default language has.
    expect([...new Set(leaving)]).toEqual(['/docs/api/', '/markdown-page/']);
  });
});
