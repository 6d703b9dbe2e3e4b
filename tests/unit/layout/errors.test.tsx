import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLoadError } from '@/client/load-error';
import { ErrorScreen } from '@/components/layout/errors/crash-message';
import { errors as german } from '@/lib/i18n/de/errors';

it.each([
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'), true],
  [new Error('error loading dynamically imported module: https://example.org/a.js'), true],
  [new Error('Importing a module script failed.'), true],
  [new Error('Cannot read properties of null'), false],
  ['Loading chunk 1 failed.', false],
  [null, false],
])('%s is a failure of loading: %s', (error, expected) => expect(isLoadError(error)).toBe(expected));

describe('the error screen, in the language of the address,', () => {
  afterEach(() => vi.unstubAllGlobals());
  const { crashTitle, tryAgain, toStart, loadFailed, retry } = german;

  it.each([
    ['x is not a function', [crashTitle, tryAgain, toStart]],
    ['Failed to load chunk /_next/static/chunks/1.js', [loadFailed, retry, toStart]],
  ])('says "%s" and offers the ways on', (message, texts) => {
    vi.stubGlobal('window', { location: { pathname: '/de/docs/' } });
    const html = renderToStaticMarkup(<ErrorScreen error={new Error(message)} />);
    expect(html).toContain(`>${message}</pre>`);
    expect([...html.matchAll(/<(?:h1|button|a)\b[^>]*>([^<]*)/g)].map((match) => match[1])).toEqual(texts);
    expect(html).toContain('href="/de/"');
  });
});
