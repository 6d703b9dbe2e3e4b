import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const own = JSON.parse(readFileSync('sandbox/package.json', 'utf8'));

/** What others may import of the reference API: the client for pages, the package's module, and its command. */
const ENTRIES = ['sandbox/browser/client', 'sandbox/package', 'sandbox/index', 'sandbox/node/cli'];

/** Who looks inside on purpose: tests, benchmarks that fill its tables, the step that writes down what its rules refuse. */
const INSIDERS = /^(sandbox|tests|bench)\/|^scripts\/contract\/refusals\.ts$/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);

/** Path below the root of the project that an import names; undefined for packages. */
function pathOf(file: string, name: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? join(file, '..', name).replaceAll('\\', '/') : undefined;
}

describe('the site uses the reference API as a stranger would', () => {
  it('by its public entries only', () => {
    const used = files
      .filter((file) => !INSIDERS.test(file))
      .flatMap((file) => importsOf(file).map((name) => ({ file, path: pathOf(file, name) ?? '' })))
      .filter(({ path }) => path.startsWith('sandbox/'));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter(({ path }) => !ENTRIES.includes(path))).toEqual([]);
  });

  it('and it knows nothing of the site but its contract', () => {
    const foreign = files
      .filter((file) => file.startsWith('sandbox/'))
      .flatMap((file) => importsOf(file).map((name) => ({ file, path: pathOf(file, name) ?? 'sandbox/' })))
      .filter(({ path }) => !/^(sandbox|generated)\//.test(path));
    expect(foreign).toEqual([]);
  });

  it('with the packages that its own manifest names', () => {
    const wanted = files
      .filter((file) => file.startsWith('sandbox/') && !file.startsWith('sandbox/browser/'))
      .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
      .filter(({ file, name }) => pathOf(file, name) === undefined && !isBuiltin(name))
      .map(({ name }) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const named = Object.keys(own.dependencies);
    const missing = [...new Set(wanted)].filter((name) => !named.includes(name));
    // A driver for tests of the SQL; the package leaves it out, and nothing of it is loaded there.
    expect(missing).toEqual(['@electric-sql/pglite']);
    expect(named.filter((name) => !wanted.includes(name))).toEqual([]);
  });
});
