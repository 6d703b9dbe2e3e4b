import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile, redirectsFile, staticWebAppConfig, writeHostFiles } from '@/scripts/postbuild/headers';

const entries = [
  '404.html',
  '_headers',
  '_next/',
  'de/',
  'docs/',
  'index.html',
  'llms.txt',
  'sandbox/',
  'search/',
];
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
  it.each(['/_next/static/chunks/a1.js', '/sandbox/worker-a1.js'])('%s is kept for ever', (path) =>
    expect(valuesFor(path, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']),
  );

  it.each(['/', '/index.html', '/docs/guides/webhooks/', '/de/', '/llms.txt', '/404.html', '/openapi.yaml'])(
    '%s is asked for again',
    (path) =>
      expect(
        headersFile([...entries, 'openapi.yaml'], '')
          .split('\n\n')
          .filter((block) => {
            const [rule = ''] = block.split('\n');
            return (
              rule === path || (rule.endsWith('/*') && rule !== '/*' && path.startsWith(rule.slice(0, -1)))
            );
          })
          .flatMap((block) => /Cache-Control: (.*)/.exec(block)?.[1] ?? []),
      ).toEqual(['no-cache']),
  );

  it('forbid framing everywhere and give the worker a policy of its own', () => {
    expect(valuesFor('/docs/', 'Content-Security-Policy')).toEqual([
      expect.stringMatching(/style-src 'self';.*frame-ancestors 'none'$/),
    ]);
    expect(valuesFor('/docs/', 'X-Frame-Options')).toEqual(['DENY']);
    expect(valuesFor('/docs/', 'Strict-Transport-Security')).toEqual(['max-age=31536000']);
    expect(valuesFor('/docs/', 'Cross-Origin-Opener-Policy')).toEqual(['same-origin']);
    expect(valuesFor('/docs/', 'X-Content-Type-Options')).toEqual(['nosniff']);
    expect(valuesFor('/sandbox/worker-a1.js', 'Content-Security-Policy').at(-1)).toContain(
      "default-src 'none'",
    );
  });

  it('stand below the base path, with the types that hosts do not know', () => {
    const file = headersFile(['docs/'], '/docs-site');
    for (const path of file.match(/^\/.*/gm) ?? []) expect(path).toMatch(/^\/docs-site\//);
    expect(file).toContain('/docs-site/openapi.yaml\n  Content-Type: application/yaml\n');
  });

  it('lead Azure to the not-found page below the base path', () => {
    expect(JSON.parse(staticWebAppConfig('/docs-site'))).toMatchObject({
      globalHeaders: { 'Cache-Control': 'no-cache' },
      responseOverrides: { 404: { rewrite: '/docs-site/404.html' } },
    });
  });
});

describe('host files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'host-'));
    await writeHostFiles(folder, '');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are written into the export, the settings of servers without an open place', async () => {
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(await read('_headers')).toContain('/*\n  X-Content-Type-Options: nosniff\n');
    expect(await read('.nojekyll')).toBe('');
    for (const name of ['nginx.conf', 'Caddyfile']) {
      expect(await read(`.hosting/${name}`)).toContain('X-Content-Type-Options "nosniff"');
      expect(await read(`.hosting/${name}`)).not.toContain('{{');
    }
  });

  it('lead from the root of a host to a site below a prefix, and from what is nowhere to its not-found page', async () => {
    expect(redirectsFile('/docs-site')).toBe('/ /docs-site/ 302\n/* /docs-site/404.html 404\n');
    expect(await readdir(folder)).not.toContain('_redirects');
    await writeHostFiles(folder, '/docs-site');
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain('/docs-site/404.html');
    await writeHostFiles(folder, '/docs-site');
    expect(await readFile(join(folder, '_headers'), 'utf8')).not.toContain('_redirects');
  });
});
