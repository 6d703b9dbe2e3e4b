import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** Returns what determines the look and the role of elements: name with each class and role, and the parent. */
async function getLooks(file: string): Promise<Set<string>> {
  const looks = new Set<string>();
  for (const element of parse(await readFile(file, 'utf8')).querySelectorAll('body *')) {
    const { role = '', type = '' } = element.attributes;
    const around = element.parentNode?.rawTagName ?? '';
    const name = `${around} > ${element.rawTagName} ${role} ${type}`;
    looks.add(name);
    for (const className of element.classNames.split(/\s+/)) looks.add(`${name}.${className}`);
  }
  return looks;
}

/**
 * Chooses a small, stable set of pages that together contain every element look of an export.
 * @param always pages that belong to the set in any case
 */
export async function coveringRoutes(
  routes: readonly string[],
  always: readonly string[],
): Promise<string[]> {
  const left = new Map<string, Set<string>>();
  for (const route of routes) left.set(route, await getLooks(join('out', route, 'index.html')));
  const chosen: string[] = [];
  const take = (route: string) => {
    const shown = left.get(route) ?? new Set();
    left.delete(route);
    chosen.push(route);
    for (const looks of left.values()) for (const look of shown) looks.delete(look);
  };
  for (const route of always) take(route);
  for (;;) {
    const [most] = [...left].sort(([, a], [, b]) => b.size - a.size);
    if (!most || most[1].size === 0) return chosen;
    take(most[0]);
  }
}
