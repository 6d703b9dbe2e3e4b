import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASHED_FOLDERS } from './headers';

/** Name of the list, in the export, of files with a hash in their name: the last day on which each was current. */
export const ASSET_LIST = 'hashed-files.json';

/** Days for which a tab that stays open finds what it was built with. */
export const KEPT_DAYS = 14;

type AssetList = Record<string, string>;

const isAsset = (path: string): boolean =>
  HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

/** @throws an error with a sentence when the text is no such list */
function readList(text: string, place: string): AssetList {
  const fault = new Error(
    `${place} is not the list that scripts/export/keep-assets.ts writes: nothing was kept.`,
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault;
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['', '']];
  if (!entries.every(([path, day]) => isAsset(path) && /^\d{4}-\d\d-\d\d$/.test(String(day)))) throw fault;
  return Object.fromEntries(entries.map(([path, day]) => [path, String(day)]));
}

/** What a former publication has at a path; undefined when it has none. Throws when it cannot be asked. */
async function read(former: string, path: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(former)) {
    return readFile(join(former, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
  const address = `${former.replace(/\/$/, '')}/${path}`;
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: try again, or publish without it.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function currentAssets(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isAsset)
    .sort();
}

/**
 * Adds to an export the scripts, styles and search parts that readers with a tab from an earlier publication still ask
 * for, and writes the list that the next publication needs. A first publication has nothing to keep.
 * @param folder the new export
 * @param former the site as it is published now: an address, or a folder
 * @param today for example `2026-11-22`
 * @returns how many files were added
 */
export async function keepAssets(folder: string, former: string, today: string): Promise<number> {
  const current = await currentAssets(folder);
  const text = await read(former, ASSET_LIST);
  const before = text ? readList(text.toString('utf8'), `${former}: ${ASSET_LIST}`) : {};
  const list: AssetList = Object.fromEntries(current.map((path) => [path, today]));
  const oldest = Date.parse(today) - KEPT_DAYS * 86_400_000;
  let kept = 0;
  for (const [path, day] of Object.entries(before)) {
    if (list[path] || Date.parse(day) < oldest) continue;
    const bytes = await read(former, path);
    if (!bytes) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    list[path] = day;
    kept += 1;
  }
  const sorted = Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(join(folder, ASSET_LIST), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  return kept;
}

if (process.argv[1]?.endsWith('keep-assets.ts')) {
  const [former] = process.argv.slice(2);
  try {
    if (!former)
      throw new Error(
        'Say where the site is published now: npx tsx scripts/export/keep-assets.ts ADDRESS-OR-FOLDER',
      );
    const kept = await keepAssets('out', former, new Date().toISOString().slice(0, 10));
    console.log(`out/ has ${kept} files of earlier publications too.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
