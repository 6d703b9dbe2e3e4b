import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nameMerged, sheetsOf } from '@/framework/next/style-sheets';
import { htmlFiles } from './pages';

/**
 * The style sheets that the pages of an export link, each once, in an order that keeps that of every page. Throws when
 * two pages link the same sheets in different orders.
 */
export function inOneOrder(pages: readonly (readonly string[])[]): string[] {
  const before = new Map<string, Set<string>>();
  for (const sheets of pages)
    for (const [at, sheet] of sheets.entries()) {
      const own = before.get(sheet) ?? new Set();
      for (const earlier of sheets.slice(0, at)) own.add(earlier);
      before.set(sheet, own);
    }
  const ordered: string[] = [];
  while (before.size > 0) {
    const next = [...before].find(([, earlier]) => [...earlier].every((sheet) => !before.has(sheet)))?.[0];
    if (!next)
      throw new Error(
        `Pages link these style sheets in different orders: ${[...before.keys()].join(', ')}. Import them in one order.`,
      );
    ordered.push(next);
    before.delete(next);
  }
  return ordered;
}

/** The style sheets of the pages of an export, in one order. */
async function linkedSheets(folder: string): Promise<string[]> {
  const files = await htmlFiles(folder);
  return inOneOrder(
    await Promise.all(files.map(async (file) => sheetsOf(await readFile(join(folder, file), 'utf8')))),
  );
}

/** All scripts of an export in one text: a part that is loaded later may name a style sheet that pages link, too. */
async function scriptsIn(folder: string): Promise<string> {
  const entries = await readdir(join(folder, '_next'), { recursive: true });
  const scripts = entries.filter((path) => path.endsWith('.js'));
  return (await Promise.all(scripts.map((path) => readFile(join(folder, '_next', path), 'utf8')))).join('\n');
}

/**
 * Makes one file of the style sheets that the pages of an export link. A browser paints nothing before it has all of a
 * page's sheets, and each but the first costs it a connection or a place in the queue; no page asks for another one later.
 * The files that it is made of are removed, unless a script names them.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 * @returns changes a page, whose payload has been compacted, or a payload to name the one file
 */
export async function mergeSheets(folder: string, basePath: string): Promise<(text: string) => string> {
  const sheets = await linkedSheets(folder);
  if (sheets.length < 2) return (text) => text;
  const files = sheets.map((sheet) => join(folder, sheet.slice(basePath.length)));
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const content = parts.join('\n');
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 13)}.css`;
  // Beside the others, so that addresses in them lead where they did.
  const [place = ''] = files;
  await writeFile(join(dirname(place), name), content);
  const scripts = await scriptsIn(folder);
  for (const file of files) if (!scripts.includes(basename(file))) await rm(file);
  const merged = `${(sheets[0] ?? '').slice(0, -basename(place).length)}${name}`;
  return (text) => nameMerged(text, sheets, merged);
}

/** Changes each payload of an export. */
export async function eachPayload(folder: string, change: (payload: string) => string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((path) => basename(path) === 'index.txt')) {
    const path = join(folder, entry);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
}
