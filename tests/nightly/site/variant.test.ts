import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { brokenLinks } from '@/tests/export/support/links';
import { faultsByRoute } from '@/tests/export/support/pages';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { MADE_UP } from '@/tests/support/made-up-language';
import { CHANGED } from '@/tests/support/variant';
import { site } from '@/theme.config';

/** The export below a base path is built of a copy with one more language and with other data of the current version. */
const [folder, base] = ['out-base-path', '/docs-site'];

/** The text of a page, without what a base path changes. */
async function article(root: string, route: string): Promise<string> {
  const html = await readFile(join(root, route, 'index.html'), 'utf8');
  const main = parse(html).querySelector('main')?.toString() ?? '';
  const plain =
    root === folder
      ? main.replaceAll(`${base}/`, '/').replaceAll(`${encodeURIComponent(base)}%2F`, '%2F')
      : main;
  // Git knows nothing of the copy, so its pages have no dates.
  return (
    plain
      .replace(/<p class="?page-updated"?>[\s\S]*?<\/p>/g, '')
      .replace(/\/_next\/[^"\\]+/g, '/_next/…')
      // Names its HTML, addresses with the base path included.
      .replace(/ data-place="[^"]*"/g, '')
  );
}

/** The Markdown of a page, without what a base path changes. */
async function counterpart(root: string, route: string): Promise<string> {
  const file = join(root, `${route.replace(/\/$/, '')}.md`);
  return existsSync(file) ? (await readFile(file, 'utf8')).replaceAll(`${base}/`, '/') : '';
}

/** Where two texts part, with what follows; undefined for equal ones. */
function parting(a: string, b: string): [string, string] | undefined {
  if (a === b) return undefined;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return [a.slice(at - 40, at + 80), b.slice(at - 40, at + 80)];
}

const routes = await exportedRoutes();

it('all links below a base path lead to a file of the export, and to an element of it', async () => {
  expect(await faultsByRoute((page) => brokenLinks(page, folder, base), folder)).toEqual({});
});

describe('a language that was added', () => {
  const german = routes.filter((route) => route.startsWith('/de/'));

  it('has each page that the other one has', () => {
    expect(german.length).toBeGreaterThan(20);
    const missing = german
      .map((route) => route.replace('/de/', `/${MADE_UP}/`))
      .filter((route) => !existsSync(join(folder, route, 'index.html')));
    expect(missing).toEqual([]);
  });

  it('is named by its pages, and by the others as one to choose', async () => {
    const own = parse(await readFile(join(folder, MADE_UP, 'docs', 'index.html'), 'utf8'));
    expect(own.querySelector('html')?.getAttribute('lang')).toBe(MADE_UP);
    const other = parse(await readFile(join(folder, 'docs', 'index.html'), 'utf8'));
    expect(
      other.querySelector(`a[href="${base}/${MADE_UP}/docs/getting-started/quick-start/"]`),
    ).not.toBeNull();
  });
});

describe('when the data of the current version changes', () => {
  const isFrozen = (route: string) =>
    site.versions.some(({ path }) => path && route.startsWith(`/docs/${path}/`));

  it('each frozen page is built as before', async () => {
    const frozen = routes.filter(isFrozen);
    expect(frozen.length).toBeGreaterThan(20);
    for (const route of frozen) {
      expect(parting(await article(folder, route), await article('out', route)), route).toBeUndefined();
      expect(await counterpart(folder, route), route).toBe(await counterpart('out', route));
    }
  });

  it('the pages of the current version change', async () => {
    const operation = '/docs/api/forms/createForm/';
    expect(await article('out', operation)).not.toContain(CHANGED.summary);
    expect(await article(folder, operation)).toContain(CHANGED.summary);
    const settings = '/docs/configuration/settings/data-settings/';
    expect(await article(folder, settings)).not.toBe(await article('out', settings));
  });
});
