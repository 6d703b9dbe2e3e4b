import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Tells V8 that what a file defines is called as soon as it runs, so that all of it is compiled beside the download, on
 * another thread (https://v8.dev/blog/explicit-compile-hints). Otherwise each function is compiled when it is called,
 * while the reader waits for the answer to a press. A comment to every other engine.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Bytes from which a chunk is a library of which a page uses a part. */
const LIBRARY = 300_000;

/** Gives the hint to the chunks of an export. */
export async function hintCompilation(folder: string): Promise<void> {
  const chunks = join(folder, '_next/static/chunks');
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.js')) continue;
    const script = await readFile(join(chunks, name), 'utf8');
    if (script.length < LIBRARY && !script.startsWith(HINT))
      await writeFile(join(chunks, name), HINT + script);
  }
}
