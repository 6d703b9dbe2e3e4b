import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportedPage, exportedPage } from './pages';

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
      const { ids } = await exportedPage(pathname.slice(base.length), folder);
      if (!ids.has(decodeURIComponent(hash.slice(1)))) broken.push(`${target} has no element with that id`);
    }
  }
  return broken;
}
