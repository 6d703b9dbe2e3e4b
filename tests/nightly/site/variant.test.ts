import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { brokenLinks } from '@/tests/export/support/links';
import { faultsByRoute } from '@/tests/export/support/pages';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { MADE_UP } from '@/tests/support/made-up-language';
import { LATER } from '@/tests/support/variant';

/** The export below a base path is built from a copy with one more language and a later version. */
const [folder, base] = ['out-base-path', '/docs-site'];

const routes = await exportedRoutes();

it('all links below a base path lead to a file of the export, and to an element of it', async () => {
  expect(await faultsByRoute((page) => brokenLinks(page, folder, base), folder)).toEqual({});
});

describe('an added language', () => {
  const german = routes.filter((route) => route.startsWith('/de/'));

  it('has each page of the other one', () => {
    expect(german.length).toBeGreaterThan(20);
    const missing = german
      .map((route) => route.replace('/de/', `/${MADE_UP}/`))
      .filter((route) => !existsSync(join(folder, route, 'index.html')));
    expect(missing).toEqual([]);
  });

  it('is linked by its pages, and offered by the others', async () => {
    const own = parse(await readFile(join(folder, MADE_UP, 'docs', 'index.html'), 'utf8'));
    expect(own.querySelector('html')?.getAttribute('lang')).toBe(MADE_UP);
    const other = parse(await readFile(join(folder, 'docs', 'index.html'), 'utf8'));
    expect(
      other.querySelector(`a[href="${base}/${MADE_UP}/docs/getting-started/quick-start/"]`),
    ).not.toBeNull();
  });
});

it('the deployment of an old version links to the newest one, and stays out of search engines', async () => {
  const root = parse(await readFile(join(folder, 'docs/guides/webhooks/index.html'), 'utf8'));
  const menu = root.querySelectorAll('.navbar a[data-version]').map((link) => link.getAttribute('href'));
  expect(menu).toEqual([LATER.href, `${base}/docs/`]);
  expect(root.querySelector('.notice-old a')?.getAttribute('href')).toBe(LATER.href);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});
