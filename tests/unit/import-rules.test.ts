import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Folders from which the modules of a folder may import, next to their own; data and generated code belong to all.
 * `lib` names the modules of that folder alone, `lib/*` also those of the folders in it that have a row.
 */
const table: Record<string, string> = {
  app: 'components/* client lib/*',
  'components/home': 'components/form-demo components/mdx components/layout client lib/* api/browser/client',
  'components/console':
    'components/api components/reference components/mdx components/layout client lib/* api/browser/client api/webhooks/message',
  'components/api':
    'components/mdx/code-frame components/mdx/code-runs components/mdx/difference-links client lib/*',
  'components/reference': 'components/mdx components/layout client lib/*',
  'components/docs-page': 'components/mdx components/layout client lib/*',
  'components/form-demo':
    'components/api components/mdx/code-frame components/mdx/code-runs components/layout client lib/*',
  'components/mdx': 'components/api components/form-demo components/layout client lib/*',
  'components/layout': 'client lib/*',
  client: 'lib lib/framework lib/i18n api/browser/client api/webhooks/schedule',
  lib: 'lib/i18n api/differences',
  'lib/exports': 'scripts/check components/mdx lib/*',
  'lib/framework': '',
  'lib/i18n': '',
  'lib/server': 'lib lib/framework lib/i18n',
  scripts: 'scripts/check components/* client lib/* api/node/cli api/routes api/http',
  'scripts/check': 'lib lib/server lib/i18n',
  api: 'api/*',
  'api/node': 'api/routes api/webhooks api/http api/seed api/db api/domain',
  'api/browser': 'api/routes api/webhooks api/http api/seed api/db api/domain',
  'api/routes': 'api/webhooks api/http api/seed api/db api/domain lib/api',
  'api/webhooks': 'api/http api/db api/domain lib/api',
  'api/http': 'api/db api/domain lib/api',
  'api/seed': 'api/routes api/http api/db api/domain',
  'api/db': 'api/domain',
  'api/domain': '',
};

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const inner = Object.keys(table).sort().reverse();
const folderOf = (path: string) => inner.find((folder) => within(path, folder));

/** Whether a path belongs to what a row names: a folder with all in it, a folder of the table, or a module. */
function isIn(path: string, place: string): boolean {
  if (place.endsWith('/*')) return within(path, place.slice(0, -2));
  return place in table ? folderOf(path) === place : within(path, place);
}
const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n');
const files = listed.filter((file) => folderOf(file) && existsSync(file));

/** Paths of the project that a module imports, types included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@/')) return fileName.slice(2);
    return fileName.startsWith('.') ? join(file, '..', fileName).replaceAll('\\', '/') : [];
  });
}

it.each(Object.entries(table))('%s imports from its own folder and from: %s', (folder, others) => {
  const places = [folder, ...others.split(' ')];
  const own = files.filter((file) => folderOf(file) === folder);
  expect(own).not.toEqual([]);
  const wrong = own.flatMap((file) =>
    importsOf(file)
      .filter((path) => folderOf(path) && !places.some((place) => isIn(path, place)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});

it('the reference API knows nothing of the site but the contract, JSON and paths', () => {
  const imports = files.filter((file) => within(file, 'api')).flatMap(importsOf);
  expect(imports.filter((path) => !['api', 'generated', 'lib/api'].some((own) => within(path, own)))).toEqual(
    [],
  );
});
