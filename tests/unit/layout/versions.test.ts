import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredVersion, preferVersion } from '@/client/preferred-version';
import { versionLinks } from '@/lib/version-links';
import { splitVersion, versionPath } from '@/lib/versions';
import { type DocsVersion, site } from '@/theme.config';
import { memoryStorage } from './support/memory-storage';

const next = site.versions[0];
const old: DocsVersion = { name: '0.1.1', label: '0.1.1', path: '0.1.1', api: '0.1.1' };
const versions = [next, old];
const both = [next.name, old.name];

const paths = (path: string, having?: string[]) =>
  versionLinks(path, having, versions).links.map((link) => link.path);

describe('the versions of this site', () => {
  it('are Next at /docs, which is current, and 0.1.1', () => {
    expect(site.versions.map(({ label }) => label)).toEqual(['Next', '0.1.1']);
    expect(versionPath(next, '')).toBe('/docs');
    expect(versionPath(old, 'guides/docker')).toBe('/docs/0.1.1/guides/docker');
  });

  it('are told by the address', () => {
    expect(splitVersion('/docs/0.1.1/guides/docker', versions)).toEqual({
      version: old,
      rest: 'guides/docker',
    });
    expect(splitVersion('/docs/0.1.1', versions)).toEqual({ version: old, rest: '' });
    expect(splitVersion('/docs/guides/docker', versions)).toEqual({ version: next, rest: 'guides/docker' });
    expect(splitVersion('/docs/9.9.9/guides', versions)).toEqual({ version: next, rest: '9.9.9/guides' });
  });
});

describe('the version menu', () => {
  it('leads to the root of a version without the page', () => {
    expect(paths('/docs/guides/docker', [next.name])).toEqual(['/docs/guides/docker', '/docs/0.1.1']);
    expect(paths('/docs/0.1.1/guides/gone', [old.name])).toEqual(['/docs', '/docs/0.1.1/guides/gone']);
  });

  it.each(['/docs/api', '/docs/category/getting-started'])('knows that %s exists once', (page) => {
    expect(paths(page, [next.name])).toEqual([page, '/docs/0.1.1']);
  });

  it.each(['/', '/markdown-page', '/docs'])('leads from %s to the roots', (page) => {
    expect(paths(page)).toEqual(['/docs', '/docs/0.1.1']);
  });

  it('keeps the language where the version has it', () => {
    expect(paths('/de/docs/guides/docker', both)).toEqual([
      '/de/docs/guides/docker',
      '/docs/0.1.1/guides/docker',
    ]);
    expect(paths('/de')).toEqual(['/de/docs', '/docs/0.1.1']);
  });
});

describe('the preferred version', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: memoryStorage() }));
  afterEach(() => vi.unstubAllGlobals());

  it('is stored for this docs set', () => {
    preferVersion('0.1.1');
    expect(window.localStorage.getItem('docs-preferred-version-endatix')).toBe('0.1.1');
    expect(preferredVersion(versions)).toBe(old);
  });

  it('is cleared when the version no longer exists', () => {
    window.localStorage.setItem('docs-preferred-version-endatix', '0.0.9');
    expect(preferredVersion(versions)).toBeNull();
    expect(window.localStorage.getItem('docs-preferred-version-endatix')).toBeNull();
  });
});
