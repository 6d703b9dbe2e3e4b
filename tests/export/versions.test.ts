import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { exportedRoutes } from './support/routes';

// tests/unit/layout/versions.test.tsx covers menus and banners.

it('each address of the removed frozen version redirects to the current page', async () => {
  const pages = (await exportedRoutes()).filter((route) => /^\/docs\/(?!api\/|category\/)/.test(route));
  expect(pages.length).toBeGreaterThan(60);
  for (const route of pages) {
    const old = route.replace('/docs/', '/docs/0.1.1/');
    expect(await readFile(`out${old}index.html`, 'utf8'), old).toContain(`content="0; url=${route}"`);
  }
  expect((await readFile('out/_redirects', 'utf8')).split('\n')).toContain('/docs/0.1.1/* /docs/:splat 301');
});
