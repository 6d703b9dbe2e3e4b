import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageKind } from '@/scripts/export/csp';
import {
  type HeaderRule,
  headerRules,
  headersFile,
  redirectsFile,
  staticWebAppConfig,
  writeHostFiles,
} from '@/scripts/export/headers';

const entries = ['404.html', '_next/', 'de/', 'docs/', 'index.html', 'llms.txt', 'sandbox/', 'search/'];
const pages = new Map<string, PageKind>([
  ['index.html', 'calls'],
  ['404.html', 'reads'],
  ['docs/index.html', 'calls'],
  ['docs/guides/webhooks/index.html', 'reads'],
  ['docs/api/index.html', 'calls'],
  ['docs/api/schemas/Form/index.html', 'reads'],
  ['docs/api/schemas/index.html', 'reads'],
]);
const rules = headerRules(entries, pages, '', 'add');
const replacing = headerRules(entries, pages, '', 'replace');

/** All values of a header that the rules give an address, as a host that adds them up would send it. */
const valuesFor = (path: string, header: string) =>
  rules
    .filter(
      (rule) => rule.path === path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
    )
    .flatMap(({ headers }) => headers[header] ?? []);

describe('header rules', () => {
  it.each(['/_next/static/chunks/a1.js', '/sandbox/worker-a1.js'])('%s is kept for ever', (path) =>
    expect(valuesFor(path, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']),
  );

  it.each([
    '/',
    '/index.html',
    '/docs/guides/webhooks/',
    '/docs/guides/webhooks/index.txt',
    '/de/',
    '/llms.txt',
    '/404.html',
  ])('%s is asked for again', (path) => expect(valuesFor(path, 'Cache-Control')).toEqual(['no-cache']));

  it('forbid framing everywhere and give the worker a policy of its own', () => {
    for (const { path, headers } of [...rules, ...replacing]) {
      const policy = headers['Content-Security-Policy'];
      if (policy) expect(policy, path).toMatch(/; frame-ancestors 'none'$/);
    }
    expect(valuesFor('/docs/', 'Content-Security-Policy')).toEqual([
      expect.stringMatching(/style-src 'self';.*frame-ancestors 'none'$/),
    ]);
    expect(valuesFor('/docs/', 'X-Frame-Options')).toEqual(['DENY']);
    expect(valuesFor('/docs/', 'Strict-Transport-Security')).toEqual(['max-age=31536000']);
    expect(valuesFor('/docs/', 'Cross-Origin-Opener-Policy')).toEqual(['same-origin']);
    expect(valuesFor('/sandbox/worker-a1.js', 'Content-Security-Policy')[1]).toContain(
      "script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(valuesFor('/docs/', 'X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it('stand below the base path', () => {
    for (const merging of ['add', 'replace'] as const)
      for (const { path } of headerRules(['docs/'], pages, '/docs-site', merging))
        expect(path).toMatch(/^\/docs-site\//);
  });

  const policies = (list: readonly HeaderRule[]) =>
    list
      .filter(({ path, headers }) => headers['Content-Security-Policy'] && !path.startsWith('/sandbox/'))
      .map(({ path, headers }) => [
        path,
        /connect-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1],
      ]);

  it('only ever forbid more where a server sends all that it finds', () => {
    expect(policies(rules)).toEqual([
      ['/*', "'self' http: https:"],
      ['/docs/api/schemas/*', "'self'"],
      ['/404.html', "'self'"],
      ['/docs/guides/*', "'self'"],
    ]);
  });

  it('allow more to the pages that need it where one takes the place of another', () => {
    expect(policies(replacing)).toEqual([
      ['/*', "'self'"],
      ['/', "'self' http: https:"],
      ['/docs/', "'self' http: https:"],
      ['/docs/api/', "'self' http: https:"],
    ]);
  });

  it('are no more than hosts read, those for most pages first', () => {
    const many = new Map<string, PageKind>([['index.html', 'calls']]);
    for (let index = 0; index < 200; index++) {
      many.set(`docs/${index}/index.html`, 'reads');
      many.set(`docs/${index}/try/index.html`, 'calls');
    }
    many.set('de/a/index.html', 'reads').set('de/b/index.html', 'reads');
    const found = headerRules(entries, many, '', 'add');
    expect(headersFile(found, '').match(/^\//gm)).toHaveLength(100);
    expect(found.map(({ path }) => path)).toContain('/de/*');
    expect(headerRules(entries, many, '', 'replace').length).toBeGreaterThan(200);
  });
});

describe('redirects', () => {
  it('lead from the root of a host to a site below a prefix, and from what is nowhere to its not-found page', () => {
    expect(redirectsFile('/docs-site')).toBe('/ /docs-site/ 302\n/* /docs-site/404.html 404\n');
  });

  it('are not needed at the root', async () => {
    expect(redirectsFile('')).toBe('');
    const folder = await mkdtemp(join(tmpdir(), 'redirects-'));
    try {
      await writeHostFiles(folder, '');
      expect(await readdir(folder)).not.toContain('_redirects');
      await writeHostFiles(folder, '/docs-site');
      expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain('/docs-site/404.html');
      expect(await readFile(join(folder, '_headers'), 'utf8')).not.toContain('_redirects');
      await writeHostFiles(folder, '/docs-site');
      expect(await readFile(join(folder, '_headers'), 'utf8')).not.toContain('_redirects');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('host files', () => {
  it('indent the headers below their path', () => {
    const [first] = headersFile(rules.slice(1, 2), '').split('\n\n');
    expect(first).toBe('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(headersFile([], '/base')).toContain('/base/openapi.yaml\n  Content-Type: application/yaml\n');
  });

  it('name each Azure route once, with everything that holds for it', () => {
    const { routes, globalHeaders } = JSON.parse(staticWebAppConfig(replacing, '')) as {
      routes: { route: string; headers: Record<string, string> }[];
      globalHeaders: Record<string, string>;
    };
    const names = routes.map(({ route }) => route);
    expect(new Set(names).size).toBe(names.length);
    const headersOf = (wanted: string) => routes.find(({ route }) => route === wanted)?.headers;
    expect(headersOf('/sandbox/*')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    });
    // The first route that fits counts alone, beside the headers of everything.
    expect(names.indexOf('/docs/api/')).toBeLessThan(names.indexOf('/docs/*'));
    expect(names.indexOf('/docs/')).toBeGreaterThan(-1);
    expect(names.indexOf('/docs/')).toBeLessThan(names.indexOf('/docs/*'));
    expect(headersOf('/docs/api/')).toMatchObject({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': expect.stringContaining("connect-src 'self' http: https:"),
    });
    expect(headersOf('/docs/*')).toEqual({ 'Cache-Control': 'no-cache' });
    expect(globalHeaders).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  });

  it('lead Azure to the not-found page below the base path', () => {
    const config: unknown = JSON.parse(staticWebAppConfig(replacing, '/docs-site'));
    expect(config).toMatchObject({ responseOverrides: { 404: { rewrite: '/docs-site/404.html' } } });
  });

  it('are written into the export', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    await writeHostFiles(folder, '');
    expect(await readFile(join(folder, '_headers'), 'utf8')).toContain(
      '/*\n  X-Content-Type-Options: nosniff\n',
    );
    expect(await readFile(join(folder, '.nojekyll'), 'utf8')).toBe('');
    await rm(folder, { recursive: true });
  });
});
