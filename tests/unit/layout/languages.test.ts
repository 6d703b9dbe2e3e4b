import { describe, expect, it } from 'vitest';
import { languageLinks } from '@/lib/language-links';
import { inLanguage, linkHref } from '@/lib/site-links';
import { footer, navbar, site } from '@/theme.config';

const paths = (path: string, isPage: boolean) => languageLinks(path, isPage).links.map((link) => link.path);

describe('the language menu', () => {
  it.each([
    ['/', false, ['/', '/de']],
    ['/docs', true, ['/docs', '/de/docs']],
    ['/docs/guides/docker', true, ['/docs/guides/docker', '/de/docs/guides/docker']],
  ])('leads from %s to the same page', (path, isPage, expected) => {
    expect(paths(path, isPage)).toEqual(expected);
  });

  it('leads back to the default language without a prefix', () => {
    expect(paths('/de/docs/guides/docker', true)).toEqual(['/docs/guides/docker', '/de/docs/guides/docker']);
    expect(languageLinks('/de', false).locale.code).toBe('de');
  });

  it.each([
    ['/docs/api', true, '/de/docs'],
    ['/docs/0.1.1/guides/docker', true, '/de/docs'],
    ['/docs/no-such-page', false, '/de/docs'],
    ['/markdown-page', false, '/de'],
    ['/no-such-page', false, '/de'],
  ])('leads from %s, which has no German counterpart, to its own front page', (path, isPage, german) => {
    expect(paths(path, isPage)).toEqual([path, german]);
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
