import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts that only the parts of the console and Swagger UI contain. */
const MARKS = ['ConsoleLayout'];

/** Matches the files that a script loads together for one import. */
const LOADED_TOGETHER = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]/g;

/**
 * Writes the scripts of the console into its page, so that they load ahead and in parallel.
 * @throws an error when no script contains a mark
 */
export async function loadConsoleTogether(folder: string, basePath: string): Promise<void> {
  const chunks = join(folder, '_next/static/chunks');
  const scripts = new Map<string, string>();
  for (const name of (await readdir(chunks)).filter((one) => one.endsWith('.js')))
    scripts.set(name, await readFile(join(chunks, name), 'utf8'));
  const marked = MARKS.map((mark) => {
    const name = [...scripts.keys()].find((one) => scripts.get(one)?.includes(mark));
    if (name) return `static/chunks/${name}`;
    throw new Error(
      `No script of the export contains "${mark}". Choose another text of that module in features/try/swagger/console-chunks.build.ts.`,
    );
  });
  const lists = [...scripts.values()].flatMap((text) =>
    [...text.matchAll(LOADED_TOGETHER)].map(([, list = '']) => JSON.parse(`[${list}]`) as string[]),
  );
  const [parts = ''] = marked;
  const names = new Set([...marked, ...lists.filter((list) => list.includes(parts)).flat()]);
  const addresses = [...names].map((name) => `${basePath}/_next/${name}`).join(' ');
  const path = join(folder, 'docs/api/index.html');
  const html = await readFile(path, 'utf8');
  await writeFile(
    path,
    html.replace('data-needs-runtime=', () => `data-chunks="${addresses}" data-needs-runtime=`),
  );
}
