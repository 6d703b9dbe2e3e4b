import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the last run of a bundler read and wrote. */
interface BundleRecord {
  /** Hash by path, relative to the root. */
  inputs: Record<string, string>;
  /** Names of the files that it wrote. */
  outputs: string[];
}

/** Hash of a content as hexadecimal text. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

async function readRecord(path: string): Promise<BundleRecord | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as BundleRecord;
  } catch {
    return undefined;
  }
}

/** Writes through a temporary file, so that a reader never sees half of one. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/**
 * Whether everything that the last run wrote is there, and everything that it read is as it was.
 * @param file of the record
 * @param folder of what was written, looked for where it is wanted now: the record may have come with a copy of the project
 */
export async function isUpToDate(root: string, file: string, folder: string): Promise<boolean> {
  const record = await readRecord(file);
  if (!record?.outputs?.every((name) => existsSync(join(folder, name)))) return false;
  const same = Object.entries(record.inputs).map(async ([path, hash]) => {
    const bytes = await readFile(join(root, path)).catch(() => '');
    return hashOf(bytes) === hash;
  });
  return (await Promise.all(same)).every(Boolean);
}

/** Keeps what a run read, as paths relative to the root, and the names of what it wrote. */
export async function writeRecord(
  root: string,
  file: string,
  inputs: readonly string[],
  outputs: readonly string[],
): Promise<void> {
  const hashes = inputs.map(async (path) => [path, hashOf(await readFile(join(root, path)))] as const);
  const record: BundleRecord = {
    inputs: Object.fromEntries(await Promise.all(hashes)),
    outputs: [...outputs],
  };
  await writeWhole(file, JSON.stringify(record));
}
