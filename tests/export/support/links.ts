import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { ExportedPage } from './pages';

const anchors = new Map<string, Promise<Set<string>>>();

/** Returns the IDs of a file that a fragment can refer to. */
function getAnchors(file: string): Promise<Set<string>> {
  const read = async () =>
    new Set(
      parse(await readFile(file, 'utf8'))
        .querySelectorAll('[id]')
        .map(({ id }) => id),
    );
  const known = anchors.get(file) ?? read();
  anchors.set(file, known);
  return known;
}

/** Returns the broken links, images, scripts and styles of a page, with the reason. */
export async function brokenLinks(
  { route, root }: ExportedPage,
  folder = 'out',
  base = '',
): Promise<string[]> {
  const broken: string[] = [];
  for (const element of root.querySelectorAll('a[href], img[src], link[href], script[src]')) {
    const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    if (/^(https?:|mailto:|data:)/.test(target)) continue;
    const { pathname, hash } = new URL(target, `http://site${base}${route}`);
    if (!pathname.startsWith(`${base}/`)) {
      broken.push(`${target} leaves the base path`);
      continue;
    }
    const path = join(folder, decodeURIComponent(pathname.slice(base.length)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (!existsSync(file)) broken.push(`${target} has no file`);
    // The console stores its state in the fragment.
    else if (hash.length > 1 && !hash.startsWith('#/')) {
      if (!(await getAnchors(file)).has(decodeURIComponent(hash.slice(1))))
        broken.push(`${target} has no element with that id`);
    }
  }
  return broken;
}
