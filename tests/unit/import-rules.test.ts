import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Folders from which the modules of a folder can import, in addition to their own. A folder without a row has
 * the row of the folder around it.
 */
const table: Record<string, string> = {
  'packages/reference-api': 'shared/http',
  shared: '',
  'features/content': 'shared',
  'features/mdx': 'features/content shared',
  'features/layout': 'features/content features/mdx features/shell/development-script.tsx shared',
  'features/search': 'features/layout features/shell/deferred.ts shared',
  features: 'features packages/reference-api shared',
  app: 'features shared',
  scripts: 'features packages/reference-api shared tests',
};

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isTest = (path: string) => /(^|\/)tests\//.test(path);
const longestFirst = Object.keys(table).sort().reverse();
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

it.each(Object.entries(table))('%s imports only from its own folder and from: %s', (folder, others) => {
  const allowed = [folder, ...others.split(' ').filter(Boolean)];
  const own = files.filter((file) => findRow(file) === folder);
  expect(own).not.toEqual([]);
  const wrong = own.flatMap((file) =>
    readImports(file)
      .filter((path) => (findRow(path) || isTest(path)) && !allowed.some((place) => isWithin(path, place)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});
