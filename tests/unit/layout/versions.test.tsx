import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/features/docs-page/notices';
import { VersionMenu } from '@/features/layout/menus';
import { preferredVersion, preferVersion } from '@/features/versions/preferred-version.client';
import { getMessages } from '@/shared/i18n';
import { splitLocale } from '@/shared/i18n/split';
import { storageKeys } from '@/shared/storage-keys';
import { listOldVersion, oldVersion } from '@/tests/support/old-version';
import { site } from '@/theme.config';
import { memoryStorage } from '../support/memory-storage';

const [next] = site.versions;
const RELEASES = [`Releases of ${site.product.name}`, `${site.repository}/releases`];

function getMenu(path: string, versions: string[] | undefined) {
  const { locale } = splitLocale(path);
  const root = parse(renderToStaticMarkup(<VersionMenu page={{ locale, path, versions }} />));
  return {
    label: root.querySelector('summary')?.text,
    links: root.querySelectorAll('a').map((link) => [link.text, link.getAttribute('href')]),
    current: root.querySelector('[aria-current]')?.getAttribute('data-version'),
  };
}

it('lists the one version with its API and source, and the releases', () => {
  expect(getMenu('/docs/guides/webhooks', ['next'])).toEqual({
    label: 'Next',
    links: [['Next API 0.1.1, source of Oct 24, 2025', '/docs/guides/webhooks/'], RELEASES],
    current: 'next',
  });
  expect(getMenu('/de/docs/guides/webhooks', ['next']).links[0]?.[0]).toBe(
    'Next API 0.1.1, Quelltext vom 24.10.2025',
  );
});

describe('with an old version', () => {
  listOldVersion();

  it('links to the same page of each version, or marks a link to the start page', () => {
    const old = '0.1.0 API 0.1.0, source of Mar 2, 2025';
    const both = getMenu('/docs/0.1.0/guides/webhooks', ['next', '0.1.0']);
    expect(both).toMatchObject({ label: '0.1.0', current: '0.1.0' });
    expect(both.links.map(([, href]) => href)).toEqual([
      '/docs/guides/webhooks/',
      '/docs/0.1.0/guides/webhooks/',
      RELEASES[1],
    ]);
    expect(getMenu('/docs/api', ['next']).links[1]).toEqual([`${old} opens its start page`, '/docs/0.1.0/']);
    expect(getMenu('/markdown-page', undefined).links[1]).toEqual([old, '/docs/0.1.0/']);
    // Old versions exist in the default language only.
    expect(getMenu('/de/docs/guides/webhooks', ['next', '0.1.0']).links.map(([, href]) => href)).toEqual([
      '/de/docs/guides/webhooks/',
      '/docs/0.1.0/guides/webhooks/',
      RELEASES[1],
    ]);
  });

  it('shows a banner on the pages of the old version only', () => {
    const [locale] = site.locales;
    const notices = (version: typeof next) =>
      renderToStaticMarkup(
        <Notices
          page={{
            version,
            locale,
            textLocale: locale,
            draft: false,
            isListed: true,
            href: '/docs/0.1.0/guides',
            rest: 'guides',
            contentPath: [],
            title: 'Guides',
            sidebarTitle: 'Guides',
            description: '',
          }}
          current="/docs/guides"
          messages={getMessages(locale.code)}
        />,
      );
    expect(notices(next)).toBe('');
    const banner = parse(notices(oldVersion)).querySelector('.notice-old');
    expect(banner?.text).toContain('version 0.1.0');
    expect(banner?.querySelector('a')?.attributes).toMatchObject({
      href: '/docs/guides/',
      'data-version': 'next',
    });
  });
});

describe('the preferred version', () => {
  const local = memoryStorage();
  const key = storageKeys.version(site.product.slug);
  beforeEach(() => {
    local.items.clear();
    vi.stubGlobal('window', { localStorage: local, sessionStorage: memoryStorage() });
  });

  it('is kept while the version exists', () => {
    expect(preferredVersion()).toBeNull();
    preferVersion('0.1.0');
    expect(preferredVersion([next, oldVersion])).toBe(oldVersion);
    expect(local.getItem(key)).toBe('0.1.0');
  });

  it('is cleared when the version no longer exists', () => {
    local.setItem(key, '0.1.1');
    expect(preferredVersion()).toBeNull();
    expect(local.getItem(key)).toBeNull();
  });
});
