import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slashed } from '@/shared/files/files';

/** Returns the paths of all HTML files below a folder, relative to it, with `/`. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html'))
    .map((entry) => slashed(entry))
    .sort();
}

export async function eachPage(
  folder: string,
  change: (html: string, file: string) => Promise<string>,
): Promise<void> {
  for (const file of await htmlFiles(folder)) {
    const path = join(folder, file);
    await writeFile(path, await change(await readFile(path, 'utf8'), file));
  }
}
