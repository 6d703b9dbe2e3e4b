import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hintCompilation } from '@/scripts/export/compile-hint';

let folder: string;
const chunk = (name: string) => join(folder, '_next/static/chunks', name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hint-'));
  await mkdir(chunk(''), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('stands once on the first line of scripts, but not of a library of which pages use a part', async () => {
  const library = `let parts = "${'x'.repeat(400_000)}";`;
  await writeFile(chunk('page.js'), 'start();');
  await writeFile(chunk('library.js'), library);
  await writeFile(chunk('page.css'), 'a{}');
  await hintCompilation(folder);
  await hintCompilation(folder);
  expect(await readFile(chunk('page.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart();');
  expect(await readFile(chunk('library.js'), 'utf8')).toBe(library);
  expect(await readFile(chunk('page.css'), 'utf8')).toBe('a{}');
});
