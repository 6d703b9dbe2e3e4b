import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { getMessages } from '@/shared/i18n';
import { PAGE_LIST } from '@/shared/paths';
import { site } from '@/theme.config';
import { exportedPage, exportedPages, getAlternates } from './support/pages';

const de = getMessages('de');
const TRANSLATED = '/docs/getting-started/quick-start/';
const UNTRANSLATED = '/docs/guides/webhooks/';

const canonicalize = (root: HTMLElement) => root.querySelector('link[rel="canonical"]')?.getAttribute('href');

/** Returns the language of the first element of a selector that contains a text. */
function getLanguage(root: HTMLElement, selector: string, text: string): string | undefined {
  const found = root.querySelectorAll(selector).find((element) => element.text.includes(text));
  return found?.closest('[lang]')?.getAttribute('lang');
}

describe('a page in several languages', () => {
  it('lists them, each in its own language, and links hreflang alternates both ways', async () => {
    const expected = { en: site.origin + TRANSLATED, de: `${site.origin}/de${TRANSLATED}` };
    for (const [path, own] of [
      [TRANSLATED, 'en'],
      [`/de${TRANSLATED}`, 'de'],
    ] as const) {
      const { root } = await exportedPage(path);
      const menu = root.querySelectorAll('.navbar details[data-menu] a[hreflang]').map((link) => ({
        address: site.origin + link.getAttribute('href'),
        languages: [link.getAttribute('hreflang'), link.querySelector('span')?.getAttribute('lang')],
        current: link.getAttribute('aria-current'),
      }));
      const entry = (code: 'en' | 'de') => ({
        address: expected[code],
        languages: [code, code],
        current: code === own ? 'true' : undefined,
      });
      expect(menu).toEqual([entry('en'), entry('de')]);
      expect(getAlternates(root)).toEqual({ ...expected, 'x-default': expected.en });
      expect(canonicalize(root)).toBe(expected[own]);
      expect(root.querySelector('html')?.getAttribute('lang')).toBe(own);
      expect(root.querySelector('article')?.getAttribute('lang')).toBeUndefined();
    }
  });

  it('falls back to the default language with a notice, and marks the language of each part', async () => {
    const { root } = await exportedPage(`/de${UNTRANSLATED}`);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('de');
    expect(root.querySelector('article')?.getAttribute('lang')).toBe('en');
    expect(root.querySelector('.notice')?.text).toBe(de.untranslatedNotice);
    expect(getLanguage(root, '.sidebar a', 'Health checks')).toBe('en');
    expect(getLanguage(root, '.sidebar a', 'Schnellstart')).toBe('de');
    expect(getLanguage(root, '#toc-list a', 'Go to production')).toBe('en');
    expect(getLanguage(root, '.breadcrumbs li', 'Receive webhooks')).toBe('en');
    // The whole reference is English, and each link to it is marked.
    const links = root.querySelectorAll('.announcement, .navbar-links, .mobile-menu, .sidebar, .footer');
    const toReference = links.flatMap((part) => part.querySelectorAll('a[href="/docs/api/"]'));
    expect(toReference.map((link) => link.getAttribute('hreflang'))).toEqual(toReference.map(() => 'en'));
    expect(toReference.length).toBeGreaterThan(3);
    const own = site.origin + UNTRANSLATED;
    expect(canonicalize(root)).toBe(own);
    expect(getAlternates(root)).toEqual({ en: own, 'x-default': own });
  });

  it('lists its title for the 404 page, also that of a category', async () => {
    const pages: { href: string; titles?: { de?: string } }[] = JSON.parse(
      readFileSync(`out${PAGE_LIST}`, 'utf8'),
    );
    const titles = new Map(pages.map(({ href, titles }) => [`/de${href}/`, titles?.de]));
    const links = (await exportedPage(`/de${TRANSLATED}`)).root.querySelectorAll('.sidebar a');
    const listed = links.map((link) => titles.get(link.getAttribute('href') ?? ''));
    const isGerman = (link: HTMLElement) =>
      link.closest('[lang]')?.getAttribute('lang') === 'de' && !link.hasAttribute('hreflang');
    expect(listed).toEqual(links.map((link) => (isGerman(link) ? link.text.trim() : undefined)));
    expect(titles.get('/de/docs/category/guides/')).toBeDefined();
  });

  it('marks the link to the API reference on the 404 page', () => {
    const german = parse(readFileSync('out/404.html', 'utf8')).querySelector('template[data-language="de"]');
    const link = german?.querySelector('main a[href="/docs/api/"]');
    expect(link?.getAttribute('hreflang')).toBe('en');
  });

  it('keeps the reader in German', async () => {
    const leaving = new Set<string>();
    for (const { route, root } of await exportedPages())
      if (route.startsWith('/de/'))
        for (const link of root.querySelectorAll(
          '.navbar-links a, .sidebar a, .footer a, .pager a, .breadcrumbs a',
        )) {
          const href = link.getAttribute('href') ?? '';
          if (href.startsWith('/') && !href.startsWith('/de/')) leaving.add(href);
        }
    // Pages that exist in the default language only.
    expect([...leaving].sort()).toEqual(['/docs/api/', '/markdown-page/']);
  });
});
