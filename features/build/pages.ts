import { readdir } from 'node:fs/promises';
import { slashed } from '@/shared/files/files';

/** Returns the paths of all HTML files below a folder, relative to it, with `/`. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html'))
    .map((entry) => slashed(entry))
    .sort();
}
