import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = process.cwd();
const tables = ['languages', 'browser', 'errors', 'examples', 'shells'].map((name) => `lib/i18n/${name}.ts`);
const speaking = [...tables, 'lib/i18n/index.ts', 'lib/build/terms.ts', 'theme.config.tsx'];

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const twice = (source: string, line: RegExp, change: (text: string) => string): string =>
  source.replace(line, (text) => text + change(text));
const madeUp = (text: string): string => text.replace(/\bde\b/g, 'xx');

/** The configuration with one more language in its list, and nothing else. */
const listed = twice(read('theme.config.tsx'), /^ *\{ code: 'de'.*\n/m, madeUp);

/** What somebody writes who adds a language: its folder, its rows, and the words of the configuration and the terms. */
function added(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(join(root, 'lib/i18n/de')))
    files.set(
      `lib/i18n/xx/${name}`,
      read(`lib/i18n/de/${name}`).replace('export const de:', 'export const xx:'),
    );
  for (const table of tables)
    files.set(
      table,
      twice(twice(read(table), /^import .*'\.\/de.*\n/m, madeUp), /^const de[\s\S]*?^\};\n/m, madeUp).replace(
        /\bde \};/,
        'de, xx };',
      ),
    );
  files.set('theme.config.tsx', listed.replace(/\bde: ('[^']*')/g, 'de: $1, xx: $1'));
  files.set('terms.json', read('terms.json').replace(/^ *"de": (.*)$/gm, '"de": $1, "xx": $1'));
  return files;
}

/** Files that are the same in every program, so that they are parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Places and sentences of what does not compile when these files stand in the project. */
function problems(files: ReadonlyMap<string, string>): string[] {
  const { compilerOptions } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, incremental: false, plugins: [] },
    root,
  );
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  const textOf = (path: string): string | undefined =>
    files.get(relative(root, resolve(path)).split(sep).join('/'));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.directoryExists = () => true;
  host.getSourceFile = (path, version, onError) => {
    const text = textOf(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version, onError));
    return parsed.get(path);
  };
  const names = speaking.map((file) => join(root, file));
  const program = ts.createProgram(names, { ...options, types: ['node'] }, host);
  const checked = new Set([...speaking, ...files.keys()]);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => checked.has(relative(root, fileName).split(sep).join('/')))
    .flatMap((file) => [...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** The first text of a set. */
const oneText = /^ {2}\w+:\s+'.*',\n/m;

const filesIn = (sentences: readonly string[]) => [...new Set(sentences.map((text) => text.split(':')[0]))];

describe('a language that is not there yet', () => {
  it('does not compile while it is configured only: each table that lacks its row is named', () => {
    const found = problems(new Map([['theme.config.tsx', listed]]));
    expect(filesIn(found).sort()).toEqual([...tables, 'lib/build/terms.ts', 'theme.config.tsx'].sort());
    for (const sentence of found) expect(sentence).toContain('xx');
  });

  it('compiles with a folder of texts and its rows', () => {
    expect(problems(added())).toEqual([]);
  });

  it('does not compile where a single text is missing', () => {
    const files = added();
    const parts = [...files].filter(([file, text]) => file.startsWith('lib/i18n/xx/') && oneText.test(text));
    expect(parts.length).toBeGreaterThan(5);
    for (const [file, text] of parts) files.set(file, text.replace(oneText, ''));
    expect(filesIn(problems(files))).toEqual(expect.arrayContaining(parts.map(([file]) => file)));
  });
});
