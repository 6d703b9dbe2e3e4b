import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { headersFile, redirectsFile, staticWebAppConfig, writeHostFiles } from '@/scripts/postbuild/headers';

// What the export says of each page is in tests/export/policies.test.ts, and what servers send in hosting.test.ts.

const entries = ['404.html', '_headers', '_next/', 'de/', 'docs/', 'index.html', 'openapi.yaml', 'sandbox/'];
const blocks = headersFile(entries, '').trim().split('\n\n');

/** All values of a header for an address, as a host that sends those of every rule would send them. */
const valuesFor = (address: string, header: string) =>
  blocks.flatMap((block) => {
    const [path = '', ...lines] = block.split('\n');
    const fits = path === address || (path.endsWith('*') && address.startsWith(path.slice(0, -1)));
    const found = fits ? lines.filter((line) => line.startsWith(`  ${header}: `)) : [];
    return found.map((line) => line.slice(header.length + 4));
  });

describe('header rules', () => {
  it.each([
    ['/_next/static/chunks/a1.js', 'public, max-age=31536000, immutable'],
    ['/sandbox/worker-a1.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/docs/guides/webhooks/', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/openapi.yaml', 'no-cache'],
  ])('have one word on caching for %s: %s', (path, value) =>
    expect(valuesFor(path, 'Cache-Control')).toEqual([value]),
  );

  it('forbid framing everywhere and give the worker a policy of its own', () => {
    expect(valuesFor('/docs/', 'Content-Security-Policy')).toEqual([
      expect.stringMatching(/style-src 'self';.*frame-ancestors 'none'$/),
    ]);
    expect(valuesFor('/docs/', 'X-Content-Type-Options')).toEqual(['nosniff']);
    expect(valuesFor('/sandbox/worker-a1.js', 'Content-Security-Policy').at(-1)).toContain(
      "default-src 'none'",
    );
  });

  it('stand below the base path, with the types that hosts do not know', () => {
    const file = headersFile(['docs/'], '/docs-site');
    for (const path of file.match(/^\/.*/gm) ?? []) expect(path).toMatch(/^\/docs-site\//);
    expect(file).toContain('/docs-site/openapi.yaml\n  Content-Type: application/yaml\n');
    expect(JSON.parse(staticWebAppConfig('/docs-site'))).toMatchObject({
      globalHeaders: { 'Cache-Control': 'no-cache' },
      responseOverrides: { 404: { rewrite: '/docs-site/404.html' } },
    });
  });
});

it('host files lead from the root to a site below a prefix, and from what is nowhere to its not-found page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeHostFiles(folder, '');
  expect(await readdir(folder)).not.toContain('_redirects');
  expect(await readFile(join(folder, '.nojekyll'), 'utf8')).toBe('');
  for (const name of ['nginx.conf', 'Caddyfile'])
    expect(await readFile(join(folder, '.hosting', name), 'utf8')).not.toContain('{{');
  expect(redirectsFile('/docs-site')).toBe('/ /docs-site/ 302\n/* /docs-site/404.html 404\n');
  await writeHostFiles(folder, '/docs-site');
  await writeHostFiles(folder, '/docs-site');
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain('/docs-site/404.html');
  expect(await readFile(join(folder, '_headers'), 'utf8')).not.toContain('_redirects');
});
