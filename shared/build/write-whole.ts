import { readFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file if its content changed, atomically through a temporary file. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(path).catch(() => undefined))?.equals(bytes)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
