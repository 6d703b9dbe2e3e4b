import { describe, expect, it } from 'vitest';
import { linkInLanguage } from '@/shared/addresses';
import { site } from '@/theme.config';

describe('links', () => {
  const [english, german] = site.locales;
  if (!german) throw new Error('The site has only one language.');

  it.each([
    ['/docs/guides/webhooks#events', '/de/docs/guides/webhooks#events'],
    ['/docs/api/forms/createForm', '/docs/api/forms/createForm'],
    ['/docs/api-tour', '/de/docs/api-tour'],
    ['/llms.txt', '/llms.txt'],
    ['#here', '#here'],
    ['https://example.com/docs', 'https://example.com/docs'],
  ])('%s is %s in German', (href, expected) => {
    expect(linkInLanguage(href, german)).toBe(expected);
    expect(linkInLanguage(href, english)).toBe(href);
  });
});
