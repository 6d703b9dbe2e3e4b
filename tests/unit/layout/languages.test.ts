import { describe, expect, it } from 'vitest';
import { languageLinks } from '@/lib/language-links';
import { inLanguage, linkHref } from '@/lib/site-links';
import { footer, navbar, site } from '@/theme.config';

it.each([
  ['/', false, ['/', '/de']],
  ['/docs', true, ['/docs', '/de/docs']],
  ['/de/docs/guides/docker', true, ['/docs/guides/docker', '/de/docs/guides/docker']],
  // Without a German counterpart it leads to the German front page.
  ['/docs/api', true, ['/docs/api', '/de/docs']],
  ['/docs/0.1.1/guides/docker', true, ['/docs/0.1.1/guides/docker', '/de/docs']],
  ['/docs/no-such-page', false, ['/docs/no-such-page', '/de/docs']],
  ['/no-such-page', false, ['/no-such-page', '/de']],
])('the language menu leads from %s (a page: %s) to %j', (path, isPage, expected) => {
  expect(languageLinks(path, isPage).links.map((link) => link.path)).toEqual(expected);
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
