import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nameMerged, sheetsOf } from '@/framework/next/style-sheets';
import { htmlFiles } from './pages';

/** The style sheets that all pages begin with. */
async function commonSheets(folder: string): Promise<string[]> {
  let common: string[] | undefined;
  for (const file of await htmlFiles(folder)) {
    const own = sheetsOf(await readFile(join(folder, file), 'utf8'));
    const end = common?.findIndex((sheet, index) => own[index] !== sheet) ?? -1;
    common = end < 0 ? (common ?? own) : common?.slice(0, end);
  }
  return common ?? [];
}

/**
 * Makes one file of the style sheets that every page of an export links, because a browser paints nothing before it has
 * all of them. Those that only some pages have stay apart.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 * @returns changes a page, whose payload has been compacted, or a payload to name the one file
 */
export async function mergeSheets(folder: string, basePath: string): Promise<(text: string) => string> {
  const sheets = await commonSheets(folder);
  if (sheets.length < 2) return (text) => text;
  const files = sheets.map((sheet) => join(folder, sheet.slice(basePath.length)));
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const content = parts.join('\n');
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 13)}.css`;
  // Beside the others, so that addresses in them lead where they did.
  const [place = ''] = files;
  await writeFile(join(dirname(place), name), content);
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
