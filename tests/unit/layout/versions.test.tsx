import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { Notices } from '@/features/docs-page/notices';
import { pageMetadata } from '@/features/layout/build/metadata';
import { preferredVersion, preferVersion } from '@/features/layout/client/preferred-version';
import { VersionMenu } from '@/features/layout/menus';
import { ownVersion } from '@/features/layout/versions';
import { getMessages } from '@/shared/i18n';
import { splitLocale } from '@/shared/i18n/split';
import { storageKeys } from '@/shared/storage-keys';
import { site } from '@/theme.config';
import { stubWindow } from '../support/memory-storage';

const [next] = site.versions;
const later = { label: '1.0', href: 'https://later.example/docs' };
const page = { path: '/docs', canonical: '/docs', title: '', description: '', trail: [], changed: '' };
const RELEASES = [`Releases of ${site.product.name}`, `${site.repository}/releases`];

function getMenu(path: string) {
  const { locale } = splitLocale(path);
  const root = parse(renderToStaticMarkup(<VersionMenu page={{ locale, path }} />));
  return {
    label: root.querySelector('summary')?.text,
    links: root.querySelectorAll('a').map((link) => [link.text, link.getAttribute('href')]),
    current: root.querySelector('[aria-current]')?.getAttribute('data-version'),
  };
}

function getBanner() {
  const [locale] = site.locales;
  const page = { locale, textLocale: locale, draft: false };
  return parse(renderToStaticMarkup(<Notices page={page} messages={getMessages(locale.code)} />));
}

it('lists the one version with its release and API, and the releases, without a banner', () => {
  expect(getMenu('/docs/guides/webhooks')).toEqual({
    label: 'Next',
    links: [['Next Release 0.7.3, API contract 0.1.1', '/docs/'], RELEASES],
    current: 'Next',
  });
  expect(getMenu('/de/docs/guides/webhooks').links[0]).toEqual([
    'Next Release 0.7.3, API-Spezifikation 0.1.1',
    '/de/docs/',
  ]);
  expect(getBanner().toString()).toBe('');
  expect(pageMetadata({ ...page, language: 'en' })).not.toHaveProperty('robots');
});

it('the deployment of an old version lists both, and shows a banner with a link to the newest', () => {
  site.versions.unshift(later);
  onTestFinished(() => void site.versions.shift());
  const { label, links, current } = getMenu('/docs/guides/webhooks');
  expect({ label, current }).toEqual({ label: 'Next', current: 'Next' });
  expect(links.map(([, href]) => href)).toEqual([later.href, '/docs/', RELEASES[1]]);
  const banner = getBanner().querySelector('.notice-old');
  expect(banner?.text).toContain('version Next');
  expect(banner?.querySelector('a')?.attributes).toEqual({ href: later.href, 'data-version': '1.0' });
  // Readers who search find the newest version.
  expect(pageMetadata({ ...page, language: 'en' })).toHaveProperty('robots.index', false);
});

it('a list without this site is rejected', () => {
  expect(() => ownVersion([later])).toThrow("give one the address '/docs'");
});

it('the preferred version is kept while it exists', () => {
  const key = storageKeys.version(site.product.slug);
  const { localStorage } = stubWindow();
  expect(preferredVersion()).toBeUndefined();
  preferVersion(later.label);
  expect(localStorage.getItem(key)).toBe('1.0');
  expect(preferredVersion([next, later])).toBe(later);
  expect(preferredVersion([next])).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});
