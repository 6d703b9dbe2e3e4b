import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Address,
  addressPath,
  canonicalOf,
  inLanguage,
  inVersion,
  linkInLanguage,
  linkInVersion,
  markdownPageOf,
  parseAddress,
} from '@/lib/addresses';
import { site } from '@/theme.config';

const word = fc
  .stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
  .filter((text) => !/^(api|category|docs|schemas|running-server)$/.test(text));
const locale = fc.constantFrom(...site.locales);
const version = fc.constantFrom(...site.versions);

/** Any address that the site could have. */
const addresses: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ kind: fc.constant('landing' as const), locale }),
  fc.record({
    kind: fc.constant('page' as const),
    locale,
    version,
    rest: fc
      .array(word, { maxLength: 4 })
      .filter(([first]) => !site.versions.some(({ path }) => path === first))
      .map((parts) => parts.join('/')),
  }),
  fc.record({ kind: fc.constant('category' as const), locale, slug: word }),
  fc.record({ kind: fc.constant('console' as const), locale }),
  fc.record({
    kind: fc.constant('operation' as const),
    locale,
    tag: word,
    id: fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/),
  }),
  fc.record({
    kind: fc.constant('schema' as const),
    locale,
    name: fc.stringMatching(/^([A-Z][A-Za-z]{0,12})?$/),
  }),
  fc.record({
    kind: fc.constant('differences' as const),
    locale,
    part: fc.oneof(word, fc.constant('')),
  }),
  fc.record({
    kind: fc.constant('other' as const),
    path: fc.constantFrom('/markdown-page', '/llms.txt', '/docs/api.md'),
  }),
);

describe('the address book', () => {
  it('reads what it writes, with and without a slash at the end', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const path = addressPath(address);
        expect(parseAddress(path)).toEqual(address);
        if (address.kind !== 'other' && path !== '/') expect(parseAddress(`${path}/`)).toEqual(address);
      }),
    );
  });

  it('changes the language or the version and nothing else', () => {
    fc.assert(
      fc.property(addresses, locale, version, (address, language, other) => {
        const translated = inLanguage(address, language);
        if (translated) expect(translated).toEqual({ ...address, locale: language });
        const moved = inVersion(address, other);
        if (moved) expect(moved).toMatchObject({ kind: 'page', version: other });
        expect(canonicalOf(canonicalOf(address))).toEqual(canonicalOf(address));
      }),
    );
  });
});

describe('links', () => {
  const [english, german] = site.locales;
  const [next, old] = site.versions;
  if (!german || !old) throw new Error('The site has one language or one version only.');

  it.each([
    ['/docs/guides/webhooks#events', '/de/docs/guides/webhooks#events'],
    ['/docs/api/forms/createForm', '/docs/api/forms/createForm'],
    ['/docs/api-tour', '/de/docs/api-tour'],
    ['/docs/0.1.1/guides', '/docs/0.1.1/guides'],
    ['/llms.txt', '/llms.txt'],
    ['#here', '#here'],
    ['https://example.com/docs', 'https://example.com/docs'],
  ])('%s is %s in German', (href, expected) => {
    expect(linkInLanguage(href, german)).toBe(expected);
    expect(linkInLanguage(href, english)).toBe(href);
  });

  it('stay in the version they are in', () => {
    expect(linkInVersion('/docs/guides/webhooks#a', old)).toBe('/docs/0.1.1/guides/webhooks#a');
    expect(linkInVersion('/docs/0.1.1/guides', next)).toBe('/docs/0.1.1/guides');
    expect(linkInVersion('/docs/category/guides', old)).toBe('/docs/category/guides');
  });

  it('of a root have the counterpart of the start page', () => {
    expect(markdownPageOf(parseAddress('/docs/0.1.1'))).toBe('/docs/0.1.1/getting-started/quick-start.md');
    expect(markdownPageOf(parseAddress('/de/docs'))).toBe('/de/docs/getting-started/quick-start.md');
    expect(markdownPageOf(parseAddress('/'))).toBeUndefined();
  });
});
