import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLoadError } from '@/client/load-error';
import { ErrorScreen } from '@/components/layout/errors/error-screen';
import { errors as german } from '@/lib/i18n/de/errors';
import { errors } from '@/lib/i18n/en/errors';

const screen = (error: Error) => renderToStaticMarkup(<ErrorScreen error={error} reset={() => undefined} />);

const chunkError = Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), {
  name: 'ChunkLoadError',
});

describe('load errors', () => {
  it.each([
    'Loading chunk 12 failed.',
    'Loading CSS chunk 12 failed.',
    'Failed to load chunk /_next/static/chunks/1.js from module 2',
    'Failed to fetch dynamically imported module: https://example.org/a.js',
    'error loading dynamically imported module: https://example.org/a.js',
    'Importing a module script failed.',
  ])('%s', (message) => expect(isLoadError(new Error(message))).toBe(true));

  it.each([new Error('Cannot read properties of null'), 'Loading chunk 1 failed.', null])(
    '%s is none',
    (error) => expect(isLoadError(error)).toBe(false),
  );
});

describe('the error screen', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('of a crash has the title, the message and "Try again"', () => {
    const html = screen(new Error('x is not a function'));
    expect(html).toContain(`<h1>${errors.crashTitle}</h1>`);
    expect(html).toContain('x is not a function');
    expect(html).toContain(`>${errors.tryAgain}</button>`);
  });

  it('of a crash offers a reload and the way out as well', () => {
    const html = screen(new Error('x is not a function'));
    expect(html).toContain(`>${errors.reload}</button>`);
    expect(html).toContain(`href="/">${errors.toStart}</a>`);
  });

  it('of a missing chunk has the error text and "Retry"', () => {
    const html = screen(chunkError);
    expect(html).toContain('Failed to load chunk /_next/static/chunks/1.js');
    expect(html).toContain(`>${errors.retry}</button>`);
    expect(html).not.toContain(errors.crashTitle);
  });

  it('speaks the language of the address', () => {
    vi.stubGlobal('window', { location: { pathname: '/de/docs/' } });
    expect(screen(new Error('x'))).toContain(german.crashTitle);
    expect(screen(chunkError)).toContain(`>${german.retry}</button>`);
  });
});
