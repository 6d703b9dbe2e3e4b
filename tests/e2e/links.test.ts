import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from './support/routes';

/** Ids and names that a fragment of a page may point to. */
async function anchorsOf(file: string): Promise<Set<string>> {
  const root = parse(await readFile(file, 'utf8'));
  return new Set(root.querySelectorAll('[id]').map((element) => element.id));
}

const anchorCache = new Map<string, Promise<Set<string>>>();

function cachedAnchors(file: string): Promise<Set<string>> {
  const known = anchorCache.get(file) ?? anchorsOf(file);
  anchorCache.set(file, known);
  return known;
}

/** File of the export that an address of the site stands for. */
function fileOf(folder: string, path: string): string {
  const file = join(folder, decodeURIComponent(path));
  return path.endsWith('/') ? join(file, 'index.html') : file;
}

async function brokenLinks(folder: string, base: string, route: string): Promise<string[]> {
  const root = parse(await readFile(join(folder, route, 'index.html'), 'utf8'));
  const broken: string[] = [];
  for (const element of root.querySelectorAll('a[href], img[src], link[href], script[src]')) {
    const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    if (/^(https?:|mailto:|data:)/.test(target)) continue;
    const address = new URL(target, `http://site${base}${route}`);
    if (!address.pathname.startsWith(`${base}/`)) {
      broken.push(`${target} leaves the base path`);
      continue;
    }
    const file = fileOf(folder, address.pathname.slice(base.length));
    if (!existsSync(file)) broken.push(`${target} has no file`);
    // The console keeps its own state in the fragment.
    else if (address.hash.length > 1 && !address.hash.startsWith('#/')) {
      const id = decodeURIComponent(address.hash.slice(1));
      if (!(await cachedAnchors(file)).has(id)) broken.push(`${target} has no element with that id`);
    }
  }
  return broken;
}

for (const [folder, base] of [
  ['out', ''],
  ['out-base-path', '/docs-site'],
] as const) {
  describe(`links of ${folder}`, () => {
    it('all lead somewhere', async () => {
      const found: Record<string, string[]> = {};
      for (const route of await exportedRoutes(folder)) {
        const broken = await brokenLinks(folder, base, route);
        if (broken.length > 0) found[route] = broken;
      }
      expect(found).toEqual({});
    });
  });
}

describe('ids', () => {
  it('are unique on each page', async () => {
    const found: Record<string, string[]> = {};
    for (const route of await exportedRoutes()) {
      const ids = parse(await readFile(join('out', route, 'index.html'), 'utf8'))
        .querySelectorAll('[id]')
        .map(({ id }) => id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      if (twice.length > 0) found[route] = twice;
    }
    expect(found).toEqual({});
  });
});
