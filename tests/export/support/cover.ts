import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** What decides how an element looks and what it is: its name with each class and its role, and what it is in. */
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
 * Pages that together show every look of element that any page of an export has; few of them, and always the same.
 * @param always pages that belong to the set in any case
 */
export async function coveringRoutes(
  routes: readonly string[],
  always: readonly string[] = [],
  folder = 'out',
): Promise<string[]> {
  const left = new Map<string, Set<string>>();
  for (const route of routes) left.set(route, await getLooks(join(folder, route, 'index.html')));
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
