import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { site } from '@/theme.config';
import { exportedPage } from './support/pages';
import { exportedRoutes } from './support/routes';

// tests/unit/layout/versions.test.tsx covers menus and banners of several versions.

it('the menu of versions links to this one and to the releases', async () => {
  const { root } = await exportedPage('/docs/guides/webhooks/');
  const links = root.querySelectorAll('.navbar details.menu-Version a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/', `${site.repository}/releases`]);
});

it('each address of the removed frozen version redirects to the current page', async () => {
  const pages = (await exportedRoutes()).filter((route) => /^\/docs\/(?!api\/|category\/)/.test(route));
  expect(pages.length).toBeGreaterThan(60);
  for (const route of pages) {
    const old = route.replace('/docs/', '/docs/0.1.1/');
    expect(await readFile(`out${old}index.html`, 'utf8'), old).toContain(`content="0; url=${route}"`);
  }
  expect((await readFile('out/_redirects', 'utf8')).split('\n')).toContain('/docs/0.1.1/* /docs/:splat 301');
});
