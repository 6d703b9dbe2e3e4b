import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the payloads for the router's own prefetching, a third of the export: the shell downloads a page's
 * `index.txt` ahead of a click instead (see framework/next/payload.ts), so nothing asks for them.
 * @param folder the export, such as `out`
 */
export async function removeUnreadFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((path) => /(^|[\\/])__next[^\\/]*\.txt$/.test(path)))
    await rm(join(folder, entry));
}
