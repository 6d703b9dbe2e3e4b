import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFile, staticWebAppConfig, writeHostFiles } from '@/features/build/headers';
import { isMoved, writeRedirects } from '@/features/build/redirects';
import { plantFolder } from '@/tests/support/plant-folder';

/** Creates an export with pages at these paths. */
const getExport = (paths: readonly string[]) =>
  plantFolder(Object.fromEntries(paths.map((path) => [`${path}/index.html`, '<html></html>'])));

const moved = { '/old': '/docs/new', '/docs/0.1.1/*': '/docs/*' };

it('moved addresses have a redirect page without script, and rules for hosts with and without a slash', async () => {
  const folder = getExport(['/docs', '/docs/new', '/docs/guides/a', '/docs/api', '/docs/category/guides']);
  await writeRedirects(folder, '/site', moved);
  for (const [from, to] of Object.entries({
    old: '/site/docs/new/',
    'docs/0.1.1/new': '/site/docs/new/',
    'docs/0.1.1/guides/a': '/site/docs/guides/a/',
  })) {
    const html = await readFile(join(folder, from, 'index.html'), 'utf8');
    expect(html).toContain(`content="0; url=${to}"`);
    expect(html).toContain(`<a href="${to}">`);
    expect(html).toContain('noindex');
  }
  // The reference exists in the current version only.
  await expect(readFile(join(folder, 'docs/0.1.1/api/index.html'))).rejects.toThrow('ENOENT');
  await writeHostFiles(folder, '/site');
  // The first match counts, and the last rule of a site below a prefix matches everything.
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
    [
      '/site/old /site/docs/new/ 301',
      '/site/old/ /site/docs/new/ 301',
      '/site/docs/0.1.1/* /site/docs/:splat 301',
      '/ /site/ 302',
      '/* /site/404.html 404',
      '',
    ].join('\n'),
  );
  const addresses = ['/old/', '/docs/0.1.1/x/', '/docs/0.1.1', '/older'];
  expect(addresses.filter((path) => isMoved(path, moved))).toEqual(['/old/', '/docs/0.1.1/x/']);
});

it('moved addresses neither hide a page nor redirect to a missing one', async () => {
  const pages = ['/docs', '/docs/new', '/docs/guides/a'];
  await expect(writeRedirects(getExport([...pages, '/old']), '', moved)).rejects.toThrow('/old is a page');
  await expect(writeRedirects(getExport(['/docs/a']), '', moved)).rejects.toThrow("which isn't a page");
});

// tests/export/policies.test.ts checks the policies of pages, hosting.test.ts what servers send.
it("header rules apply below the base path, with the types that hosts don't know", () => {
  const file = headersFile(['docs/'], '/docs-site');
  for (const path of file.match(/^\/.*/gm) ?? []) expect(path).toMatch(/^\/docs-site\//);
  expect(file).toContain('/docs-site/openapi.yaml\n  Content-Type: application/yaml\n');
  expect(JSON.parse(staticWebAppConfig('/docs-site'))).toMatchObject({
    globalHeaders: { 'Cache-Control': 'no-cache, no-transform' },
    responseOverrides: { 404: { rewrite: '/docs-site/404.html' } },
  });
});
