import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeHostFiles } from '@/scripts/postbuild/headers';

/** Written outside the served folder; no response may contain it. */
export const SECRET = 'outside-the-export-5f2c9a';

/** Names next to the served folder. */
export const OUTSIDE = { folder: 'outside-folder', file: 'outside-file.txt' };

/** A file whose download takes longer than the buffers of a connection last. */
export const BIG = '/hostile/big.bin';
const BIG_SIZE = 8_000_000;

/** A text that lies compressed next to itself. */
export const PACKED = '/hostile/packed.js';

/** Files that are removed and replaced while they are served. */
export const VICTIMS = Array.from({ length: 8 }, (_, number) => `/hostile/victim-${number}.txt`);

/** What is served. */
export interface HostileSite {
  folder: string;
  /** Files that stay as they are: address and content. */
  files: [address: string, content: Buffer][];
}

/** Larger files are left to the requests that break off. */
const MAX_BYTES = 200_000;
const MAX_FILES = 300;

async function unchangingFiles(folder: string): Promise<HostileSite['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br') && !entry.name.endsWith('.gz'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !/\/\.|victim|[^\w/.-]/.test(path))
    .sort();
  const files: HostileSite['files'] = [];
  const step = Math.max(1, Math.floor(paths.length / MAX_FILES));
  for (const path of paths.filter((_, index) => index % step === 0)) {
    const { size } = await stat(join(folder, path));
    if (size > 0 && size <= MAX_BYTES) files.push([path, await readFile(join(folder, path))]);
  }
  return files;
}

/**
 * Makes the folder to serve in `work`: a copy of an export, or a small one made here, with files of the attack's own,
 * and secrets next to it.
 */
export async function makeSite(work: string, source: string | undefined): Promise<HostileSite> {
  const folder = join(work, 'site');
  if (source) await cp(source, folder, { recursive: true });
  else {
    await mkdir(join(folder, 'docs/guide'), { recursive: true });
    await writeFile(join(folder, 'index.html'), '<h1>Home</h1>');
    await writeFile(join(folder, 'docs/index.html'), `<h1>Docs</h1>${'<p>text</p>'.repeat(2000)}`);
    await writeFile(join(folder, 'docs/guide/index.html'), '<h1>Guide</h1>');
    await writeFile(join(folder, '404.html'), '<h1>Page not found</h1>');
    await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.0.3\n');
    await writeFile(join(folder, 'openapi.json'), JSON.stringify({ openapi: '3.0.3' }));
    await writeHostFiles(folder, '');
  }
  await mkdir(join(folder, 'hostile/empty'), { recursive: true });
  const text = `export const words = ${JSON.stringify('words '.repeat(4000))};\n`;
  await writeFile(join(folder, PACKED), text);
  await writeFile(join(folder, `${PACKED}.br`), brotliCompressSync(text));
  await writeFile(join(folder, `${PACKED}.gz`), gzipSync(text));
  await writeFile(join(folder, BIG), Buffer.alloc(BIG_SIZE, 'big '));
  for (const victim of VICTIMS) await writeFile(join(folder, victim), 'victim');
  await writeFile(join(work, OUTSIDE.file), SECRET);
  await mkdir(join(work, OUTSIDE.folder), { recursive: true });
  await writeFile(join(work, OUTSIDE.folder, 'index.html'), SECRET);
  return { folder, files: await unchangingFiles(folder) };
}
