import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFile, staticWebAppConfig, writeHostFiles } from '@/features/build/headers';
import { plantFolder } from '@/tests/support/plant-folder';

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

it('host files redirect from the root to a site below a prefix, and from unknown addresses to its not-found page', async () => {
  const folder = plantFolder();
  await writeHostFiles(folder, '');
  expect(await readdir(folder)).not.toContain('_redirects');
  expect(await readFile(join(folder, '.nojekyll'), 'utf8')).toBe('');
  for (const name of ['nginx.conf', 'Caddyfile'])
    expect(await readFile(join(folder, '.hosting', name), 'utf8')).not.toContain('{{');
  await writeHostFiles(folder, '/docs-site');
  await writeHostFiles(folder, '/docs-site');
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain('/docs-site/404.html');
  expect(await readFile(join(folder, '_headers'), 'utf8')).not.toContain('_redirects');
});
