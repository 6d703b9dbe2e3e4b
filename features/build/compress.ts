import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressible types; fonts and images are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest|xml)$/;

/** Smaller files fit into one packet. */
const MIN_BYTES = 1024;

/** Files compressed at a time: libuv has four threads. */
const CONCURRENCY = 4;

const forms = [
  {
    ending: '.br',
    compress: (bytes: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (bytes: Buffer): Promise<Buffer> =>
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

async function compressFile(path: string): Promise<number> {
  const bytes = await readFile(path);
  let written = 0;
  for (const { ending, compress } of forms) {
    const smaller = bytes.length < MIN_BYTES ? bytes : await compress(bytes);
    if (smaller.length < bytes.length) {
      await writeFile(path + ending, smaller);
      written += 1;
    } else await rm(path + ending, { force: true });
  }
  return written;
}

/**
 * Writes a `.br` and a `.gz` next to each file that becomes smaller, for servers with precompressed files.
 * Skips host settings.
 * @returns number of written files
 */
export async function compressExport(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter(
    (path) =>
      COMPRESSIBLE.test(path) &&
      !/(^|[\\/])\./.test(path) &&
      !/^(serve|staticwebapp\.config)\.json$/.test(path),
  );
  let written = 0;
  const worker = async (): Promise<void> => {
    for (let path = files.pop(); path !== undefined; path = files.pop())
      written += await compressFile(join(folder, path));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return written;
}
