import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Folders from which the modules of a folder can import, in addition to their own and, for features, `shared`.
 * The rows go from the bottom up: a row names rows above it. A file that is named is an exception: something
 * loaded on demand, or a function of the build.
 */
const table: Record<string, string> = {
  'packages/reference-api': 'shared/http',
  shared: '',
  'features/content': '',
  'features/diagrams': '',
  'features/mdx': 'features/content',
  'features/layout': 'features/content features/mdx features/shell/development-script.tsx',
  'features/search': 'features/layout features/shell/deferred.ts',
  'features/differences': 'features/mdx',
  'features/try': 'features/differences features/layout features/mdx packages/reference-api',
  'features/reference':
    'features/content features/differences features/layout features/mdx features/records/others.ts features/try',
  'features/records': 'features/content features/reference',
  'features/form-demo': 'features/layout features/try packages/reference-api',
  'features/offline': 'features/build/bundle.ts features/build/redirects.ts',
  'features/docs-page':
    'features/content features/diagrams features/differences features/form-demo features/layout features/mdx features/offline features/records features/reference features/try',
  'features/home': 'features/form-demo features/layout features/mdx features/records',
  'features/shell': 'features/diagrams features/layout features/reference features/search',
  'features/content-checks':
    'features/content features/diagrams features/differences features/form-demo features/reference',
  'features/exports':
    'features/content features/content-checks features/diagrams features/differences features/layout features/mdx features/records features/reference features/search features/try',
  'features/build':
    'features/content features/differences features/exports features/layout features/offline features/try packages/reference-api',
  app: 'features shared',
  scripts: 'features packages/reference-api shared tests',
};

const rows = Object.keys(table);
const getAllowed = (row: string) => (table[row] ?? '').split(' ').filter(Boolean);

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isTest = (path: string) => /(^|\/)tests\//.test(path);
const longestFirst = [...rows].sort().reverse();
const findRow = (path: string) => longestFirst.find((folder) => isWithin(path, folder));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => !isTest(file) && findRow(file) && existsSync(file));

/** Returns the modules of the project that a module imports, including types. */
function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) =>
      fileName.startsWith('@/')
        ? fileName.slice(2)
        : fileName.startsWith('.')
          ? join(file, '..', fileName)
          : '',
    )
    .map((path) => [path, `${path}.ts`, `${path}.tsx`].find((name) => files.includes(name)) ?? path);
}

it('each folder has a row, and names only rows above it or files', () => {
  const folders = files.map((file) => /^(features\/)?[^/]+/.exec(file)?.[0] ?? '');
  expect([...new Set(folders)].filter((folder) => !rows.some((row) => isWithin(row, folder)))).toEqual([]);
  const upward = rows.flatMap((row, index) =>
    getAllowed(row)
      .filter((other) => rows.indexOf(other) > index)
      .map((other) => `${row} → ${other}`),
  );
  expect(upward).toEqual([]);
});

it.each(rows)('%s imports only from its own folder and those of its row', (folder) => {
  const allowed = [folder, ...(folder.startsWith('features/') ? ['shared'] : []), ...getAllowed(folder)];
  const own = files.filter((file) => findRow(file) === folder);
  expect(own).not.toEqual([]);
  const wrong = own.flatMap((file) =>
    readImports(file)
      .filter((path) => (findRow(path) || isTest(path)) && !allowed.some((place) => isWithin(path, place)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});
