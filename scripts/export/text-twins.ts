import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eachPage } from './pages';
import { addProgramNotice } from './program-notice';

/**
 * Moves the Markdown twins beside their pages: the build can write a route below one folder only (`app/twins`), readers
 * find `/docs/guides/webhooks.md` next to `/docs/guides/webhooks/`. Each page names its own at its start.
 * @param folder the export, such as `out`
 */
export async function placeTextTwins(folder: string): Promise<void> {
  const made = join(folder, 'twins');
  await cp(made, folder, { recursive: true });
  await rm(made, { recursive: true });
  await eachPage(folder, addProgramNotice);
}
