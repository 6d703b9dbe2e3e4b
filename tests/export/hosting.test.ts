import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compressExport } from '@/features/build/compress';
import { writeHostFiles } from '@/features/build/headers';
import { prefersMarkdown } from '@/shared/build/server';
import { startCaddy, startNginx } from '@/tests/site/hosting/support/servers';
import { putFiles } from '@/tests/support/plant-folder';
import { rawRequest } from '@/tests/support/raw-request';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { differences, pagePolicies, parsePolicy } from './support/policies';

const FOREVER = 'public, max-age=31536000, immutable, no-transform';
const CHECKED = 'no-cache, no-transform';

/** Each kind of file that a browser requests: name, path or pattern, type and caching. */
const kinds: [name: string, path: string | RegExp, type: RegExp, cache: string][] = [
  ['the landing page', '/', /^text\/html/, CHECKED],
  ['a page', '/docs/guides/webhooks/', /^text\/html/, CHECKED],
  ['an unknown address', '/docs/nothing/', /^text\/html/, CHECKED],
  ['a Markdown page', '/docs/guides/webhooks.md', /^text\/markdown/, CHECKED],
  ['the sitemap', '/sitemap.xml', /xml/, CHECKED],
  ['the icon', '/icon.svg', /^image\/svg\+xml/, CHECKED],
  ['the search index', '/search/en.json', /json/, CHECKED],
  ['a script', /^_next\/static\/chunks\/[^/]+\.js$/, /javascript/, FOREVER],
  ['a style sheet', /\.css$/, /^text\/css/, FOREVER],
  ['the typeface', /\.woff2$/, /woff2/, FOREVER],
  ['the sandbox', /^sandbox\/.*\.js$/, /javascript/, FOREVER],
  ['the database engine', /^sandbox\/.*\.wasm$/, /^application\/wasm/, FOREVER],
];

/** Headers of every response. */
const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

const files = await readdir('out', { recursive: true });

/** Returns the address of the first file of the export that matches. */
function addressLike(pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The export has no file like ${pattern}.`);
  return `/${found}`;
}

// The nginx packages of the distributions lack the brotli module.
describe.each([
  ['nginx', startNginx, 'gzip', '.gz'],
  ['Caddy', startCaddy, 'br', '.br'],
] as const)('%s with the settings of the export', async (_name, start, best, ending) => {
  const work = temporaryFolder();
  const site = await start('out', work);
  afterAll(site.close);

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const getPolicy = ({ headers }: { headers: Headers }) =>
    parsePolicy(headers.get('Content-Security-Policy') ?? '');

  it.each(kinds)('sends complete headers with %s', async (_kind, path, type, cache) => {
    const { status, headers } = await read(path instanceof RegExp ? addressLike(path) : path);
    expect(status).toBe(path === '/docs/nothing/' ? 404 : 200);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...common,
      'content-type': expect.stringMatching(type),
      'cache-control': cache,
    });
  });

  it('shows the not-found page with its policy for any address, and hides its own settings', async () => {
    const own = pagePolicies.find(({ file }) => file === '404.html')?.policy ?? new Map();
    const missing = ['/nothing', '/docs/guides/webhooks/index.php', '/_next/static/gone.js'];
    for (const path of [...missing, '/.hosting/nginx.conf', '/.nojekyll']) {
      const response = await read(path);
      expect(response.status, path).toBe(404);
      expect(response.body, path).toContain('</html>');
      expect(differences(getPolicy(response), own), path).toEqual([]);
    }
    expect([400, 404]).toContain((await read('/docs/%zz')).status);
    expect((await read('/')).status).toBe(200);
  });

  it('redirects a folder without trailing slash', async () => {
    for (const path of ['/docs', '/docs/api', '/docs/0.1.1/guides/webhooks', '/de/docs/read-offline']) {
      const { status, headers } = await read(path);
      expect([301, 302, 308], path).toContain(status);
      expect(new URL(headers.get('Location') ?? '', site.url).href, path).toBe(`${site.url}${path}/`);
    }
  });

  it('sends Markdown to a program that asks for it, and the page if there is none', async () => {
    const accepting = { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' };
    const markdown = await readFile('out/docs/guides/webhooks.md', 'utf8');
    for (const path of ['/docs/guides/webhooks/', '/docs/guides/webhooks']) {
      const { status, headers, body } = await read(path, accepting);
      expect([status, headers.get('Content-Type'), body]).toEqual([
        200,
        'text/markdown; charset=utf-8',
        markdown,
      ]);
      expect(headers.get('Vary')).toMatch(/\bAccept\b(?!-)/);
    }
    expect((await read('/', accepting)).headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  it.each([
    ['text/markdown', 'markdown'],
    ['text/html, text/markdown', 'markdown'],
    ['Text/Markdown;q=1.0, text/html', 'markdown'],
    ['text/markdown; variant="a:b", text/html;q=0.9', 'markdown'],
    ['text/markdown;q=0.5, */*;q=0.1', 'markdown'],
    ['text/html, text/markdown;q=0.1', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/markdown;q=0.0, */*', 'html'],
    ['text/markdown-like', 'html'],
    ['*/*', 'html'],
  ])('weighs what a program accepts: %s', async (Accept, type) => {
    const { headers } = await read('/docs/guides/webhooks/', { Accept });
    expect(headers.get('Content-Type')).toBe(`text/${type}; charset=utf-8`);
    expect(prefersMarkdown(Accept)).toBe(type === 'markdown');
  });

  it('serves /.well-known/ but nothing else that is hidden, and sends the compressed files next to a page', async () => {
    const folder = join(work, 'small');
    const page = '<!doctype html><p>Forms and submissions.</p>\n'.repeat(100);
    const contact = 'Contact: mailto:a@example.com\n';
    const files = { '404.html': page, 'docs/index.html': page, '.well-known/security.txt': contact };
    putFiles(folder, files);
    await writeHostFiles(folder, '');
    await compressExport(folder);
    const small = await start(folder, join(work, 'small-server'));
    const getStatus = async (path: string) => (await fetch(small.url + path)).status;
    const ask = async (accepted: string) => {
      // As a proxy asks.
      const headers = { 'Accept-Encoding': accepted, Via: '1.1 cdn' };
      const response = await rawRequest(new URL(small.url).port, '/docs/', { headers });
      expect(response.headers.vary).toContain('Accept-Encoding');
      return { encoding: response.headers['content-encoding'], body: response.body };
    };
    const file = (suffix: string) => readFile(join(folder, `docs/index.html${suffix}`));
    try {
      const paths = ['/.well-known/security.txt', '/.nojekyll', '/.hosting/nginx.conf'];
      expect(await Promise.all(paths.map(getStatus))).toEqual([200, 404, 404]);
      // The same bytes: on-the-fly compression would send others.
      expect(await ask('gzip, br')).toEqual({ encoding: best, body: await file(ending) });
      expect(await ask('gzip')).toEqual({ encoding: 'gzip', body: await file('.gz') });
      expect(await ask('identity')).toEqual({ encoding: undefined, body: await file('') });
    } finally {
      await small.close();
    }
  });
});
