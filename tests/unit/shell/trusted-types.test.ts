import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { harmlessMarkup, ownScript, trustOwnTypes } from '@/lib/browser/instant/trusted-types';

// What it does to markup that can act is seen in a browser: tests/e2e/hosting/trusted-types.test.ts.

const origin = 'https://docs.example';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin } });
  vi.stubGlobal('document', { baseURI: `${origin}/docs/guides/` });
});
afterEach(() => vi.unstubAllGlobals());

describe('the default policy', () => {
  it.each([
    '/_next/static/chunks/a.js',
    '/sandbox/worker-a1.js',
    '/offline-worker.js?revision=1',
    `${origin}/_next/static/b.js`,
  ])('loads %s', (address) => expect(ownScript(address)).toBe(address));

  it.each([
    'https://elsewhere.example/_next/static/chunks/a.js',
    '//elsewhere.example/sandbox/worker.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://elsewhere.example/1',
    '/docs/guides/webhooks.md',
    '/_next/static/../../openapi.json',
  ])('loads no %s', (address) => expect(() => ownScript(address)).toThrow('is no script of this site'));

  it.each([
    '<p>Words, <a href="/docs/">a link</a> and <code>onclick = 1</code>.</p>',
    '<button data-copy="1" type="button">Copy</button>',
    '<svg><symbol id="a"></symbol><use href="#a"></use></svg>',
    '<script></script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('lets %s be', (html) => expect(harmlessMarkup(html)).toBe(html));

  it('is set once, where the browser knows of it', () => {
    expect(trustOwnTypes).not.toThrow();
    const createPolicy = vi.fn();
    vi.stubGlobal('window', { trustedTypes: { createPolicy } });
    trustOwnTypes();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  });
});
