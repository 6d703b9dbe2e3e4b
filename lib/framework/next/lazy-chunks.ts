import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const LAZY_CHUNKS =
  'Turbopack lists the chunks of an import() in the script that has it, as Promise.all(["static/chunks/a.js",…].map(…, and takes a chunk that is there already for loaded.';

const LIST = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map/g;

/**
 * Names the scripts and style sheets that `import()` loads for certain modules, so that a page can load them together with its own scripts.
 * @param scripts texts of the scripts of a page
 * @param read gives the text of a chunk
 * @param marks a text for each module that only its chunk holds
 * @throws BrokenAssumption when no chunk contains a mark
 */
export function lazyChunks(
  scripts: readonly string[],
  read: (chunk: string) => string,
  marks: readonly string[],
): string[] {
  const lists = scripts.flatMap((text) =>
    [...text.matchAll(LIST)].map(([, list = '']) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    ),
  );
  const found = marks.map((mark) => {
    const list = lists.find((names) =>
      names.some((name) => name.endsWith('.js') && read(name).includes(mark)),
    );
    if (!list) throw new BrokenAssumption(LAZY_CHUNKS, `No chunk has "${mark}".`, 'next/lazy-chunks.ts');
    return list;
  });
  return [...new Set(found.flat())];
}
