import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inOneOrder, mergeSheets } from '@/scripts/export/merge-sheets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

describe('the order of all style sheets', () => {
  it('keeps that of every page', () => {
    expect(
      inOneOrder([
        ['all', 'table'],
        ['all', 'example', 'table'],
        ['all', 'landing'],
      ]),
    ).toEqual(['all', 'example', 'table', 'landing']);
  });

  it('is refused where two pages contradict each other', () => {
    expect(() =>
      inOneOrder([
        ['a', 'b', 'c'],
        ['a', 'c', 'b'],
      ]),
    ).toThrow('Pages link these style sheets in different orders: b, c. Import them in one order.');
  });
});

describe('the style sheet of an export', () => {
  it('holds those of all pages; their files go, but for one that a script asks for', async () => {
    await write({
      'index.html': link('all') + link('landing'),
      'docs/index.html': link('all') + link('form'),
      '_next/static/chunks/all.css': 'p{color:red}',
      '_next/static/chunks/landing.css': 'h1{color:red}',
      '_next/static/chunks/form.css': 'form{color:red}',
      '_next/static/chunks/later.css': 'b{color:red}',
      '_next/static/chunks/later.js': 'load("form.css","later.css")',
    });
    const name = await mergeSheets(folder, '');
    const named = name(link('all') + link('form'));
    const address = /href="([^"]+)"/.exec(named)?.[1] ?? '';
    expect(named).toBe(link(address.replace(/.*\/|\.css$/g, '')));
    expect(name(link('all') + link('landing'))).toBe(named);
    expect((await readFile(join(folder, address), 'utf8')).split('\n').toSorted()).toEqual([
      'form{color:red}',
      'h1{color:red}',
      'p{color:red}',
    ]);
    const isThere = (sheet: string) => existsSync(join(folder, `_next/static/chunks/${sheet}.css`));
    expect(['all', 'landing', 'form', 'later'].filter(isThere)).toEqual(['form', 'later']);
  });
});
