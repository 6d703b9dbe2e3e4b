import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazyChunks } from '@/lib/framework/next/lazy-chunks';
import { console as texts } from '@/lib/i18n/en/console';
import { panel } from '@/lib/i18n/en/panel';

/** What only the parts of the console, only Swagger UI and only the texts of the console contain. */
const MARKS = ['ConsoleLayout', '"swagger-ui', texts.loadFailed, panel.keepSignedIn];

/**
 * Lets the page of the console load Swagger UI together with the framework, at the first sign that a reader wants it: one
 * after the other takes a second longer on a slow line.
 */
export async function loadConsoleTogether(folder: string, basePath: string): Promise<void> {
  const path = join(folder, 'docs/api/index.html');
  const html = await readFile(path, 'utf8');
  const read = (chunk: string) => readFileSync(join(folder, '_next', chunk), 'utf8');
  const scripts = [...html.matchAll(/<script type="later"[^>]*\/_next\/(static\/chunks\/[^"]+\.js)"/g)];
  const chunks = lazyChunks(
    scripts.map(([, chunk = '']) => read(chunk)),
    read,
    MARKS,
  );
  const addresses = chunks.map((chunk) => `${basePath}/_next/${chunk}`).join(' ');
  await writeFile(
    path,
    html.replace('data-needs-runtime=', () => `data-chunks="${addresses}" data-needs-runtime=`),
  );
}
