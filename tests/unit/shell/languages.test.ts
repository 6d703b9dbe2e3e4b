import { describe, expect, it } from 'vitest';
import type { NavNode } from '@/lib/build/source/types';
import { languageLinks } from '@/lib/shared/language-links';
import { inLanguage, linkHref } from '@/lib/shared/site-links';
import { footer, navbar, site } from '@/theme.config';

const tree: NavNode[] = [
  { title: 'Guides', children: [{ title: 'Docker', href: '/docs/guides/docker' }] },
  { title: 'API', href: '/docs/api' },
];
const germanTree: NavNode[] = [{ title: 'Docker', href: '/de/docs/guides/docker' }];
const paths = (path: string, nodes = tree) => languageLinks(path, nodes).links.map((link) => link.path);

describe('the language menu', () => {
  it.each([
    ['/', ['/', '/de']],
    ['/docs', ['/docs', '/de/docs']],
    ['/docs/guides/docker', ['/docs/guides/docker', '/de/docs/guides/docker']],
  ])('leads from %s to the same page', (path, expected) => {
    expect(paths(path)).toEqual(expected);
  });

  it('leads back to the default language without a prefix', () => {
    expect(paths('/de/docs/guides/docker', germanTree)).toEqual([
      '/docs/guides/docker',
      '/de/docs/guides/docker',
    ]);
    expect(languageLinks('/de', germanTree).locale.code).toBe('de');
  });

  it.each([
    ['/docs/api', '/de/docs'],
    ['/docs/0.1.1/guides/docker', '/de/docs'],
    ['/docs/no-such-page', '/de/docs'],
    ['/markdown-page', '/de'],
    ['/no-such-page', '/de'],
  ])('leads from %s, which has no German counterpart, to %s', (path, german) => {
    expect(paths(path)).toEqual([path, german]);
  });
});

describe('configured links', () => {
  const [, german] = site.locales;

  it('keep the language where the page exists in it', () => {
    if (!german) throw new Error('The site has one language only.');
    expect(linkHref({ text: 'Docs', href: '/docs' }, german)).toBe('/de/docs/');
    expect(linkHref({ text: 'API', href: '/docs/api' }, german)).toBe('/docs/api/');
    expect(linkHref({ text: 'Code', href: 'https://example.org' }, german)).toBe('https://example.org');
    expect(linkHref({ text: 'Keys', href: '/docs/api-keys' }, german)).toBe('/de/docs/api-keys/');
  });

  it('show their translation', () => {
    const text = { text: { en: 'Support', de: 'Hilfe' } };
    expect(inLanguage(text, 'de')).toBe('Hilfe');
    expect(inLanguage(text, 'en')).toBe('Support');
  });

  it('are translated where the words differ', () => {
    const texts = [...navbar, ...footer.columns.flatMap(({ links }) => links), site.announcement];
    const untranslated = texts.flatMap((one) => (typeof one?.text === 'string' ? [one.text] : []));
    expect(untranslated.sort()).toEqual(['GitHub', 'GitHub', 'SurveyJS', 'endatix.com']);
  });
});
