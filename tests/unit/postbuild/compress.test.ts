import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compressExport } from '@/scripts/postbuild/compress';

const text = '<p>Forms and submissions.</p>\n'.repeat(100);

it('compressed files are the same each time, only where that makes a file smaller, and go with that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '.hosting'));
  await writeFile(join(folder, 'small.js'), 'void 0;');
  for (const name of ['a.js', 'inter.woff2', 'staticwebapp.config.json', '.hosting/note.txt'])
    await writeFile(join(folder, name), text);
  const before = await readdir(folder);
  expect(await compressExport(folder)).toBe(2);
  const first = await readFile(join(folder, 'a.js.gz'));
  expect(await compressExport(folder)).toBe(2);
  expect(await readFile(join(folder, 'a.js.gz'))).toEqual(first);
  await writeFile(join(folder, 'a.js'), 'void 0;');
  expect(await compressExport(folder)).toBe(0);
  expect(await readdir(folder)).toEqual(before);
});
