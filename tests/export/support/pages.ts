import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from '@/shared/files/files';
import { isPage } from './routes';

export interface ExportedPage {
  /** Path below the export, with `/`. */
  file: string;
  /** Site path with a trailing slash. */
  route: string;
  html: string;
  root: HTMLElement;
  /** IDs that a fragment can refer to. */
  ids: ReadonlySet<string>;
}

const exports = new Map<string, ExportedPage[]>();

function read(folder: string): ExportedPage[] {
  return filesBelow(folder, '.html').map((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    // Includes what readers without script see, and the colors of code.
    const root = parse(html, { blockTextElements: { script: true, style: true } });
    const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
    return { file, route: `/${file.replace(/index\.html$/, '')}`, html, root, ids };
  });
}

/** Returns all HTML files of an export; reads and parses each once for all tests. */
export function exportedFiles(folder = 'out'): ExportedPage[] {
  const known = exports.get(folder) ?? read(folder);
  exports.set(folder, known);
  return known;
}

/** Returns all pages of an export, without not-found and redirect pages. */
export const exportedPages = (folder = 'out'): ExportedPage[] =>
  exportedFiles(folder).filter(({ file }) => isPage(file));

/** Returns one page of the export. Throws if it doesn't exist. */
export function exportedPage(route: string, folder = 'out'): ExportedPage {
  const found = exportedFiles(folder).find((page) => page.route === route);
  if (!found) throw new Error(`The export has no page ${route}.`);
  return found;
}

/** Returns the addresses of a page by language, from links of its head or of the sitemap. */
export const getAlternates = (element: HTMLElement, selector = 'link[rel="alternate"][hreflang]') =>
  Object.fromEntries(
    element
      .querySelectorAll(selector)
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );

/** Collects the problems of each page. Returns those that have some, by route. */
export async function faultsByRoute(
  find: (page: ExportedPage) => string[] | Promise<string[]>,
  folder = 'out',
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const page of await exportedPages(folder)) {
    const faults = await find(page);
    if (faults.length > 0) found[page.route] = faults;
  }
  return found;
}
