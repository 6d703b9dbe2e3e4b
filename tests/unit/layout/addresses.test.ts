import { expect, it } from 'vitest';
import { linkInLanguage } from '@/shared/addresses';
import { site } from '@/theme.config';

const [english, german] = site.locales;

it.each([
  ['/docs/guides/webhooks#events', '/de/docs/guides/webhooks#events'],
  ['/docs/api/forms/createForm', '/docs/api/forms/createForm'],
  ['/docs/api-tour', '/de/docs/api-tour'],
  ['/llms.txt', '/llms.txt'],
  ['#here', '#here'],
  ['https://example.com/docs', 'https://example.com/docs'],
])('%s is %s in German', (href, expected) => {
  expect(linkInLanguage(href, german ?? english)).toBe(expected);
  expect(linkInLanguage(href, english)).toBe(href);
});
