import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languageTables, listedOnly, MADE_UP, madeUpLanguage } from '@/tests/support/made-up-language';

const root = process.cwd();
const speaking = [...languageTables, 'lib/i18n/index.ts', 'lib/server/terms.ts', 'theme.config.tsx'];

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
    const found = problems(new Map([['theme.config.tsx', listedOnly()]]));
    expect(filesIn(found).sort()).toEqual(
      [...languageTables, 'lib/server/terms.ts', 'theme.config.tsx'].sort(),
    );
    for (const sentence of found) expect(sentence).toContain(MADE_UP);
  });

  it('compiles with a folder of texts and its rows', () => {
    expect(problems(madeUpLanguage())).toEqual([]);
  });

  it('does not compile where a single text is missing', () => {
    const files = madeUpLanguage();
    const parts = [...files].filter(
      ([file, text]) => file.startsWith(`lib/i18n/${MADE_UP}/`) && oneText.test(text),
    );
    expect(parts.length).toBeGreaterThan(5);
    for (const [file, text] of parts) files.set(file, text.replace(oneText, ''));
    expect(filesIn(problems(files))).toEqual(expect.arrayContaining(parts.map(([file]) => file)));
  });
});
