import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves the Markdown twins beside their pages: the build can write a route below one folder only (`app/twins`), readers
 * find `/docs/guides/webhooks.md` next to `/docs/guides/webhooks/`.
 * @param folder the export, such as `out`
 */
export async function placeTextTwins(folder: string): Promise<void> {
  const made = join(folder, 'twins');
  await cp(made, folder, { recursive: true });
  await rm(made, { recursive: true });
}
