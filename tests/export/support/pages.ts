import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { exportedRoutes } from './routes';

export interface ExportedPage {
  /** Site path with a trailing slash. */
  route: string;
  html: string;
  root: HTMLElement;
  /** IDs that a fragment can refer to. */
  ids: ReadonlySet<string>;
}

const exports = new Map<string, Promise<ExportedPage[]>>();

async function read(folder: string): Promise<ExportedPage[]> {
  return (await exportedRoutes(folder)).map((route) => {
    const html = readFileSync(join(folder, route, 'index.html'), 'utf8');
    // Includes what readers without script see, and the colors of code.
    const root = parse(html, { blockTextElements: { script: true, style: true } });
    return { route, html, root, ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)) };
  });
}

/** Returns all pages of an export; reads and parses each once for all tests. */
export function exportedPages(folder = 'out'): Promise<ExportedPage[]> {
  const known = exports.get(folder) ?? read(folder);
  exports.set(folder, known);
  return known;
}

/** Returns one page of the export. Throws if it doesn't exist. */
export async function exportedPage(route: string, folder = 'out'): Promise<ExportedPage> {
  const found = (await exportedPages(folder)).find((page) => page.route === route);
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
