import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page of the console in the export. */
export const CONSOLE_FILE = 'docs/api/index.html';

/** A text that only the script of the console contains. */
const MARK = 'ConsoleLayout';

/** Matches the files that a script loads together for one import. */
const LOADED_TOGETHER = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]/g;

/**
 * Writes the scripts of the console into its page, so that they load ahead and in parallel.
 * @throws an error when no script contains the mark
 */
export async function loadConsoleTogether(folder: string, basePath: string): Promise<void> {
  const chunks = join(folder, '_next/static/chunks');
  const scripts = new Map<string, string>();
  for (const name of (await readdir(chunks)).filter((one) => one.endsWith('.js')))
    scripts.set(name, await readFile(join(chunks, name), 'utf8'));
  const [name] = [...scripts].find(([, text]) => text.includes(MARK)) ?? [];
  if (!name)
    throw new Error(
      `No script of the export contains "${MARK}". Choose another text of that module in features/try/swagger/console-chunks.build.ts.`,
    );
  const own = `static/chunks/${name}`;
  const lists = [...scripts.values()].flatMap((text) =>
    [...text.matchAll(LOADED_TOGETHER)].map(([, list = '']) => JSON.parse(`[${list}]`) as string[]),
  );
  const files = new Set([own, ...lists.filter((list) => list.includes(own)).flat()]);
  const addresses = [...files].map((file) => `${basePath}/_next/${file}`).join(' ');
  const path = join(folder, CONSOLE_FILE);
  const html = await readFile(path, 'utf8');
  await writeFile(
    path,
    html.replace('data-needs-runtime=', () => `data-chunks="${addresses}" data-needs-runtime=`),
  );
}
