import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSET_LIST, keepAssets, listAssets } from '@/scripts/export/keep-assets';
import { createSiteServer, listen } from '@/scripts/site/server';

let work: string;
let server: Server | undefined;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'keep-'));
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await rm(work, { recursive: true, force: true });
});

/** An export with these files, each holding its own path. */
async function exportOf(name: string, ...files: string[]): Promise<string> {
  for (const file of ['index.html', ...files]) {
    await mkdir(dirname(join(work, name, file)), { recursive: true });
    await writeFile(join(work, name, file), `${name} ${file}`);
  }
  await listAssets(join(work, name));
  return join(work, name);
}

const listOf = async (folder: string) => JSON.parse(await readFile(join(folder, ASSET_LIST), 'utf8'));
const chunk = (name: string) => `_next/static/chunks/${name}.js`;

describe('a publication', () => {
  it('that is the first keeps nothing, and says that the site has no list', async () => {
    const first = await exportOf('first', chunk('a'));
    expect(await keepAssets(first, join(work, 'none'), '2026-11-01')).toBeUndefined();
    expect(await listOf(first)).toEqual({ [chunk('a')]: '' });
  });

  it('keeps what the one before had, read from where it is published', async () => {
    const first = await exportOf('first', chunk('a'), chunk('b'), 'sandbox/worker-1.js');
    const second = await exportOf('second', chunk('b'), chunk('c'));
    server = createSiteServer({ folder: first, basePath: '/docs-site' });
    const port = await listen(server, 0);
    expect(await keepAssets(second, `http://127.0.0.1:${port}/docs-site/`, '2026-11-05')).toBe(2);
    expect(await readFile(join(second, chunk('a')), 'utf8')).toBe(`first ${chunk('a')}`);
    expect(await readFile(join(second, chunk('b')), 'utf8')).toBe(`second ${chunk('b')}`);
    expect(await readFile(join(second, 'index.html'), 'utf8')).toBe('second index.html');
    expect(await listOf(second)).toEqual({
      [chunk('a')]: '2026-11-05',
      [chunk('b')]: '',
      [chunk('c')]: '',
      'sandbox/worker-1.js': '2026-11-05',
    });
  });

  it('that rolls back keeps the files of the newer one', async () => {
    const older = await exportOf('older', chunk('a'));
    const newer = await exportOf('newer', chunk('b'));
    await keepAssets(newer, older, '2026-11-05');
    expect(await keepAssets(older, newer, '2026-11-06')).toBe(1);
    expect(await readFile(join(older, chunk('b')), 'utf8')).toBe(`newer ${chunk('b')}`);
    expect(await readFile(join(older, 'index.html'), 'utf8')).toBe('older index.html');
  });

  it('lets go of what was replaced more than two weeks ago', async () => {
    const first = await exportOf('first', chunk('a'), chunk('b'));
    await writeFile(
      join(first, ASSET_LIST),
      JSON.stringify({ [chunk('a')]: '2026-11-01', [chunk('b')]: '2026-11-08' }),
    );
    const second = await exportOf('second', chunk('c'));
    expect(await keepAssets(second, first, '2026-11-16')).toBe(1);
    expect(Object.keys(await listOf(second))).toEqual([chunk('b'), chunk('c')]);
  });

  it.each([
    ['a page in place of the list', '<html>'],
    ['a list that leads out of the export', '{"_next/static/../../../x.js":"2026-11-01"}'],
    ['a list that names pages', '{"index.html":"2026-11-01"}'],
  ])('refuses %s', async (_name, text) => {
    const first = await exportOf('first');
    await writeFile(join(first, ASSET_LIST), text);
    const second = await exportOf('second', chunk('c'));
    await expect(keepAssets(second, first, '2026-11-16')).rejects.toThrow('is not a list');
  });
});
