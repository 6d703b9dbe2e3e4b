import { readFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file where its content changes, through a temporary one, so that a reader never sees half of it. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const bytes = Buffer.from(content);
  if ((await readFile(path).catch(() => undefined))?.equals(bytes)) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
