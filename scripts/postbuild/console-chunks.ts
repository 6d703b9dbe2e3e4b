import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { console as texts } from '@/lib/i18n/en/console';
import { panel } from '@/lib/i18n/en/panel';

/** What only the parts of the console, only Swagger UI and only the texts of the console contain. */
const MARKS = ['ConsoleLayout', '"swagger-ui', texts.loadFailed, panel.keepSignedIn];

/**
 * Names the large scripts of the console in its page, to be fetched together with the framework at the first sign that a
 * reader wants it: one after the other takes a second longer on a slow line.
 * @throws an error when no script contains a mark
 */
export async function loadConsoleTogether(folder: string, basePath: string): Promise<void> {
  const chunks = join(folder, '_next/static/chunks');
  const scripts = (await readdir(chunks)).filter((name) => name.endsWith('.js'));
  const addresses = new Map<string, string>();
  for (const name of scripts) {
    const text = await readFile(join(chunks, name), 'utf8');
    for (const mark of MARKS)
      if (text.includes(mark)) addresses.set(mark, `${basePath}/_next/static/chunks/${name}`);
  }
  const missing = MARKS.find((mark) => !addresses.has(mark));
  if (missing)
    throw new Error(
      `No script of the export contains "${missing}". Choose another text of that module in scripts/postbuild/console-chunks.ts.`,
    );
  const path = join(folder, 'docs/api/index.html');
  const html = await readFile(path, 'utf8');
  const names = [...new Set(addresses.values())].join(' ');
  await writeFile(
    path,
    html.replace('data-needs-runtime=', () => `data-chunks="${names}" data-needs-runtime=`),
  );
}
