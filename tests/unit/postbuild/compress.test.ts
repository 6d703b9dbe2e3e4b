import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressExport } from '@/scripts/postbuild/compress';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = '<p>Forms and submissions.</p>\n'.repeat(100);

it('writes the same bytes each time', async () => {
  await writeFile(join(folder, 'a.js'), text);
  await compressExport(folder);
  const first = await readFile(join(folder, 'a.js.gz'));
  await compressExport(folder);
  expect(await readFile(join(folder, 'a.js.gz'))).toEqual(first);
  expect(await readdir(folder)).toHaveLength(3);
});

it('leaves alone what is small, compressed already, or a setting of a host', async () => {
  await mkdir(join(folder, '.hosting'));
  await writeFile(join(folder, 'small.js'), 'void 0;');
  await writeFile(join(folder, 'inter.woff2'), text);
  await writeFile(join(folder, 'staticwebapp.config.json'), text);
  await writeFile(join(folder, '.hosting', 'note.txt'), text);
  expect(await compressExport(folder)).toBe(0);
});

it('takes away the form of a file that became small', async () => {
  await writeFile(join(folder, 'a.js'), text);
  await compressExport(folder);
  await writeFile(join(folder, 'a.js'), 'void 0;');
  await compressExport(folder);
  expect(await readdir(folder)).toEqual(['a.js']);
});
