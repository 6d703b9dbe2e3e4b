import { describe, expect, it } from 'vitest';
import { linkInLanguage, linkInVersion } from '@/lib/addresses';
import { site } from '@/theme.config';

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
});
