import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { HASHED_FOLDERS } from './headers';

/**
 * Name of the list, in the export, of files with a hash in their name: the last day on which each was current, empty
 * for the files of this export.
 */
export const ASSET_LIST = 'hashed-files.json';

/** Days for which a tab that stays open finds what it was built with. */
export const KEPT_DAYS = 14;

type AssetList = Record<string, string>;

const isAsset = (path: string): boolean =>
  HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

/** @throws an error with a sentence when the text is no such list */
function readList(text: string, place: string): AssetList {
  const fault = new Error(`${place} is not a list of hashed files, so nothing was kept. Check the address.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault;
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['', '']];
  if (!entries.every(([path, day]) => isAsset(path) && /^(\d{4}-\d\d-\d\d)?$/.test(String(day)))) throw fault;
  return Object.fromEntries(entries.map(([path, day]) => [path, String(day)]));
}

/** Reads a file of the published site; undefined when there is none. Throws a sentence when the site fails. */
async function read(published: string, path: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(published)) {
    return readFile(join(published, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
  const address = `${published.replace(/\/$/, '')}/${path}`;
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}. Try again, or publish without it.`);
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

async function writeList(folder: string, list: AssetList): Promise<void> {
  const sorted = Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(join(folder, ASSET_LIST), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** Lists the hashed files of a new export, so that the next publication can keep them. */
export async function listAssets(folder: string): Promise<void> {
  await writeList(folder, Object.fromEntries((await currentAssets(folder)).map((path) => [path, ''])));
}

/**
 * Adds to an export the scripts, styles and search parts that readers with a tab from another publication still ask
 * for. It works in both directions: for a new export, and for an older one that is published again.
 * @param folder the export to publish; `npm run build` has listed its files
 * @param published the site as it is published now: an address, or a folder
 * @param today for example `2026-11-22`
 * @returns how many files were added; undefined when the published site has no list
 */
export async function keepAssets(
  folder: string,
  published: string,
  today: string,
): Promise<number | undefined> {
  const own = await read(folder, ASSET_LIST);
  if (!own) throw new Error(`${folder} has no ${ASSET_LIST}. Run "npm run build" first.`);
  const list = readList(own.toString('utf8'), `${folder}: ${ASSET_LIST}`);
  const text = await read(published, ASSET_LIST);
  const before = text ? readList(text.toString('utf8'), `${published}: ${ASSET_LIST}`) : {};
  const oldest = Date.parse(today) - KEPT_DAYS * 86_400_000;
  let kept = 0;
  for (const [path, day] of Object.entries(before)) {
    if (path in list || (day && Date.parse(day) < oldest)) continue;
    const bytes = await read(published, path);
    if (!bytes) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    list[path] = day || today;
    kept += 1;
  }
  await writeList(folder, list);
  return text ? kept : undefined;
}

if (process.argv[1]?.endsWith('keep-assets.ts')) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'out' } },
  });
  const [published] = positionals;
  try {
    if (!published)
      throw new Error(
        'Name the published site: npx tsx scripts/export/keep-assets.ts ADDRESS-OR-FOLDER [--out FOLDER]',
      );
    const kept = await keepAssets(values.out, published, new Date().toISOString().slice(0, 10));
    console.log(
      kept === undefined
        ? `${published} has no ${ASSET_LIST}, so nothing was kept. Tabs that are open now may need a reload.`
        : `${values.out} has ${kept} files of other publications too.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
