import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compressExport } from '@/scripts/postbuild/compress';
import { plantFolder } from '@/tests/support/plant-folder';

const text = '<p>Forms and submissions.</p>\n'.repeat(100);

it('compressed files are the same each time, only where that makes a file smaller, and go with that', async () => {
  const larger = ['a.js', 'inter.woff2', 'staticwebapp.config.json', '.hosting/note.txt'];
  const files = Object.fromEntries(larger.map((name) => [name, text]));
  const folder = plantFolder({ 'small.js': 'void 0;', ...files });
  const before = await readdir(folder);
  expect(await compressExport(folder)).toBe(2);
  const first = await readFile(join(folder, 'a.js.gz'));
  expect(await compressExport(folder)).toBe(2);
  expect(await readFile(join(folder, 'a.js.gz'))).toEqual(first);
  await writeFile(join(folder, 'a.js'), 'void 0;');
  expect(await compressExport(folder)).toBe(0);
  expect(await readdir(folder)).toEqual(before);
});
