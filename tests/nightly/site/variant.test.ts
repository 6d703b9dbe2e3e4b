import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { brokenLinks } from '@/tests/export/support/links';
import { faultsByRoute } from '@/tests/export/support/pages';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { MADE_UP } from '@/tests/support/made-up-language';
import { CHANGED, OLD } from '@/tests/support/variant';
import { site } from '@/theme.config';

/**
 * The export below a base path is built from a copy with one more language and with other data of the current
 * version.
 */
const [folder, base] = ['out-base-path', '/docs-site'];

/** Returns the text of a page, without what a base path changes. */
async function article(root: string, route: string): Promise<string> {
  const html = await readFile(join(root, route, 'index.html'), 'utf8');
  const main = parse(html).querySelector('main')?.toString() ?? '';
  const plain =
    root === folder
      ? main.replaceAll(`${base}/`, '/').replaceAll(`${encodeURIComponent(base)}%2F`, '%2F')
      : main;
  // The copy has no git history, so its pages have no dates.
  return (
    plain
      .replace(/<p class="?page-updated"?>[\s\S]*?<\/p>/g, '')
      .replace(/\/_next\/[^"\\]+/g, '/_next/…')
      // `data-place` contains addresses with the base path.
      .replace(/ data-place="[^"]*"/g, '')
  );
}

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

describe('when the data of the current version changes', () => {
  it('the pages of an old version keep their data', async () => {
    const settings = '/docs/configuration/settings/data-settings/';
    const rows = (html: string) =>
      parse(html)
        .querySelectorAll('table tr')
        .map((row) => row.text);
    const [old, before, after] = [
      rows(await article(folder, `/docs/${OLD}/settings/`)),
      rows(await article('out', settings)),
      rows(await article(folder, settings)),
    ];
    expect(old.length).toBeGreaterThan(3);
    expect(before).toEqual(expect.arrayContaining(old));
    expect(after).not.toEqual(expect.arrayContaining(old));
    const start = await article(folder, `/docs/${OLD}/getting-started/quick-start/`);
    expect(start).not.toContain(CHANGED.definition);
  });

  it('the pages of the current version change', async () => {
    const operation = '/docs/api/forms/createForm/';
    expect(await article('out', operation)).not.toContain(CHANGED.summary);
    expect(await article(folder, operation)).toContain(CHANGED.summary);
  });
});

describe('a site of two versions', () => {
  const start = 'getting-started/quick-start/';

  it('keeps the old one out of search engines, and links its own pages', async () => {
    const root = parse(await readFile(join(folder, 'docs', OLD, start, 'index.html'), 'utf8'));
    expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${site.origin}${base}/docs/${start}`,
    );
    const tree = root.querySelectorAll('.sidebar a').map((link) => link.getAttribute('href'));
    expect(tree).toEqual([
      `${base}/docs/${OLD}/${start}`,
      `${base}/docs/${OLD}/settings/`,
      // The reference exists once.
      `${base}/docs/api/`,
    ]);
  });
});
