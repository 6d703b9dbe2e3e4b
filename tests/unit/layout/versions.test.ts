import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredVersion, preferVersion } from '@/client/preferred-version';
import { versionLinks } from '@/lib/version-links';
import { splitVersion } from '@/lib/versions';
import { type DocsVersion, site } from '@/theme.config';
import { memoryStorage } from './support/memory-storage';

const next = site.versions[0];
const old: DocsVersion = { name: '0.1.1', label: '0.1.1', path: '0.1.1', api: '0.1.1' };
const versions = [next, old];
const both = [next.name, old.name];

const paths = (path: string, having?: string[]) =>
  versionLinks(path, having, versions).links.map((link) => link.path);

it.each([
  ['/docs/0.1.1/guides/docker', { version: old, rest: 'guides/docker' }],
  ['/docs/0.1.1', { version: old, rest: '' }],
  ['/docs/guides/docker', { version: next, rest: 'guides/docker' }],
  ['/docs/9.9.9/guides', { version: next, rest: '9.9.9/guides' }],
])('the address %s tells its version', (path, expected) => {
  expect(splitVersion(path, versions)).toEqual(expected);
});

describe('the version menu', () => {
  it.each<[string, string[] | undefined, string[]]>([
    // A version without the page, and pages that exist once.
    ['/docs/guides/docker', [next.name], ['/docs/guides/docker', '/docs/0.1.1']],
    ['/docs/0.1.1/guides/gone', [old.name], ['/docs', '/docs/0.1.1/guides/gone']],
    ['/docs/api', [next.name], ['/docs/api', '/docs/0.1.1']],
    ['/docs/category/getting-started', [next.name], ['/docs/category/getting-started', '/docs/0.1.1']],
    ['/markdown-page', undefined, ['/docs', '/docs/0.1.1']],
    // The language stays where the version has it.
    ['/de/docs/guides/docker', both, ['/de/docs/guides/docker', '/docs/0.1.1/guides/docker']],
    ['/de', undefined, ['/de/docs', '/docs/0.1.1']],
  ])('leads from %s, which %j have', (path, having, expected) => {
    expect(paths(path, having)).toEqual(expected);
  });
});

describe('the preferred version', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: memoryStorage() }));
  afterEach(() => vi.unstubAllGlobals());

  it('is stored for this docs set, and cleared when it no longer exists', () => {
    const key = 'docs-preferred-version-endatix';
    preferVersion('0.1.1');
    expect(window.localStorage.getItem(key)).toBe('0.1.1');
    expect(preferredVersion(versions)).toBe(old);
    window.localStorage.setItem(key, '0.0.9');
    expect(preferredVersion(versions)).toBeNull();
    expect(window.localStorage.getItem(key)).toBeNull();
  });
});
