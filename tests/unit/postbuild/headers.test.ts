import { expect, it } from 'vitest';
import { headersFile, staticWebAppConfig } from '@/features/build/headers';

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
