import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file if its content changed, atomically through a temporary file. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(path).catch(() => undefined))?.equals(bytes)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** Deletes the files of a folder that are not named. */
export async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  // Temporary files can belong to another process that writes at the same time.
  const others = (await readdir(folder)).filter((name) => !names.includes(name) && !name.endsWith('.tmp'));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}
