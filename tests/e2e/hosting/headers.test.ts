import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { type HostedSite, startCaddy, startNginx } from './support/servers';

const FOREVER = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/** First file of the export whose path fits. */
async function fileLike(pattern: RegExp): Promise<string> {
  const files = await readdir('out', { recursive: true });
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The export has no file like ${pattern}.`);
  return `/${found}`;
}

interface Kind {
  name: string;
  path: () => Promise<string>;
  type: RegExp;
  cache: string;
  status?: number;
}

const at = (path: string) => async () => path;

/** Every kind of file that a reader's browser asks for. */
const kinds: Kind[] = [
  { name: 'the landing page', path: at('/'), type: /^text\/html/, cache: CHECKED },
  { name: 'a page', path: at('/docs/guides/webhooks/'), type: /^text\/html/, cache: CHECKED },
  { name: 'a page with a number', path: at('/docs/0.1.1/'), type: /^text\/html/, cache: CHECKED },
  { name: 'the console', path: at('/docs/api/'), type: /^text\/html/, cache: CHECKED },
  { name: 'a wrong address', path: at('/docs/nothing/'), type: /^text\/html/, cache: CHECKED, status: 404 },
  { name: 'a text form', path: at('/docs/guides/webhooks.md'), type: /^text\/markdown/, cache: CHECKED },
  { name: 'the map of the site', path: at('/sitemap.xml'), type: /xml/, cache: CHECKED },
  { name: 'the schema', path: at('/appsettings.schema.json'), type: /^application\/json/, cache: CHECKED },
  { name: 'the icon', path: at('/icon.svg'), type: /^image\/svg\+xml/, cache: CHECKED },
  {
    name: 'a script',
    path: () => fileLike(/^_next\/static\/chunks\/[^/]+\.js$/),
    type: /javascript/,
    cache: FOREVER,
  },
  { name: 'a style sheet', path: () => fileLike(/\.css$/), type: /^text\/css/, cache: FOREVER },
  { name: 'the typeface', path: () => fileLike(/\.woff2$/), type: /woff2/, cache: FOREVER },
  { name: 'the sandbox', path: () => fileLike(/^sandbox\/.*\.js$/), type: /javascript/, cache: FOREVER },
  {
    name: 'the database engine',
    path: () => fileLike(/^sandbox\/.*\.wasm$/),
    type: /^application\/wasm/,
    cache: FOREVER,
  },
  { name: 'the search index', path: at('/search/en.json'), type: /json/, cache: CHECKED },
];

/** What every server must do. */
function serves(start: typeof startNginx): void {
  let site: HostedSite;
  let work: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'hosted-'));
    site = await start('out', work);
  });
  afterAll(async () => {
    await site?.close();
    await rm(work, { recursive: true, force: true });
  });

  for (const { name, path, type, cache, status = 200 } of kinds) {
    it(`are complete for ${name}`, async () => {
      const answer = await fetch(site.url + (await path()));
      await answer.arrayBuffer();
      expect(answer.status).toBe(status);
      const { headers } = answer;
      expect(headers.get('Content-Type')).toMatch(type);
      expect(headers.get('Cache-Control')).toBe(cache);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    });
  }

  it('give the worker a policy of its own, as it does not inherit that of the page', async () => {
    const answer = await fetch(site.url + (await fileLike(/^sandbox\/.*\.js$/)));
    await answer.arrayBuffer();
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('allow pages no inline styles and no foreign scripts', async () => {
    const answer = await fetch(`${site.url}/docs/guides/webhooks/`);
    await answer.arrayBuffer();
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toMatch(/script-src 'self' [^;h]*;/);
  });

  for (const path of ['/docs/guides/webhooks/', '/docs/guides/webhooks'])
    it(`come with the Markdown of ${path} for a program that asks for it`, async () => {
      const answer = await fetch(site.url + path, {
        headers: { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' },
        redirect: 'manual',
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(answer.headers.get('Vary')).toMatch(/\bAccept\b(?!-)/);
      expect(await answer.text()).toBe(await readFile('out/docs/guides/webhooks.md', 'utf8'));
    });

  it('come with the page where there is no Markdown', async () => {
    const answer = await fetch(`${site.url}/`, { headers: { Accept: 'text/markdown' } });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  for (const path of ['/.hosting/nginx.conf', '/.nojekyll']) {
    it(`come with no page for ${path}`, async () => {
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      expect(answer.status).toBe(404);
    });
  }

  it('lead from a folder without slash to the one with it', async () => {
    const answer = await fetch(`${site.url}/docs/guides/webhooks`, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect([301, 302, 308]).toContain(answer.status);
    expect(new URL(answer.headers.get('Location') ?? '', answer.url).pathname).toBe('/docs/guides/webhooks/');
  });
}

describe('the headers that nginx serves', () => serves(startNginx));
describe('the headers that Caddy serves', () => serves(startCaddy));
