import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Folders from which the modules of a folder may import, next to their own; data and generated code belong to all. */
const table: Record<string, string> = {
  app: 'outputs components lib',
  outputs: 'checks components/mdx lib',
  'components/landing': 'components/live-form components/mdx components/shell lib sandbox/browser/client',
  'components/api-console':
    'components/api-client components/api-reference components/mdx components/shell framework lib sandbox/browser/client',
  'components/api-client': 'lib',
  'components/api-reference': 'components/mdx components/shell lib',
  'components/article': 'components/mdx components/shell lib',
  'components/live-form': 'components/api-client framework lib',
  'components/mdx': 'components/api-client components/live-form lib',
  'components/shell': 'framework lib',
  checks: 'lib/build lib/shared lib/i18n',
  'lib/build': 'framework lib/shared lib/i18n',
  'lib/browser': 'framework lib/shared lib/i18n sandbox/browser/client',
  'lib/shared': 'lib/i18n',
  'lib/i18n': '',
  framework: '',
  scripts: 'checks components framework lib outputs sandbox/node/cli sandbox/api sandbox/http',
  sandbox: '',
  'sandbox/node': 'sandbox/api sandbox/http sandbox/seed sandbox/db sandbox/domain',
  'sandbox/browser': 'sandbox/api sandbox/http sandbox/seed sandbox/db sandbox/domain',
  'sandbox/api': 'sandbox/http sandbox/seed sandbox/db sandbox/domain',
  'sandbox/http': 'sandbox/db sandbox/domain',
  'sandbox/seed': 'sandbox/db sandbox/domain',
  'sandbox/db': 'sandbox/domain',
  'sandbox/domain': '',
};

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const inner = Object.keys(table).sort().reverse();
const folderOf = (path: string) => inner.find((folder) => within(path, folder));
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
      .filter((path) => folderOf(path) && !places.some((place) => within(path, place)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});

it('the reference API knows nothing of the site but the contract', () => {
  const imports = files.filter((file) => within(file, 'sandbox')).flatMap(importsOf);
  expect(imports.filter((path) => !within(path, 'sandbox') && !within(path, 'generated'))).toEqual([]);
});
