import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '@/shared/files/files';

/** Compressible types; fonts and images are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest|xml)$/;

/** Settings of hosts, which are not served. */
const SETTINGS = /(^|\/)\.|^staticwebapp\.config\.json$/;

/** Files compressed at a time, in both forms: libuv has four threads. */
const CONCURRENCY = 2;

const forms: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliCompress),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` next to each file that becomes smaller, for servers with precompressed files.
 * @returns number of written files
 */
export async function compressExport(folder: string): Promise<number> {
  const files = filesBelow(folder).filter((path) => COMPRESSIBLE.test(path) && !SETTINGS.test(path));
  let written = 0;
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const writing = Object.entries(forms).map(async ([ending, compress]) => {
        const smaller = await compress(bytes);
        if (smaller.length >= bytes.length) return;
        await writeFile(path + ending, smaller);
        written += 1;
      });
      await Promise.all(writing);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return written;
}
