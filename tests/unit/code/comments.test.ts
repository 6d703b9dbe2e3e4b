import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(existsSync);

/** Names of other programs. */
const OTHERS = new Set(['iPhones', 'persistAuthorization', 'useEffectEvent']);

/** A name of camel case, outside paths and options. */
const NAME = /(?<![\w./$-])[a-z]+(?:[A-Z][a-z0-9]*)+(?![\w-])/g;

/** A path in this project. */
const PATH = /(?<![\w/.@-])(?:features|shared|packages|scripts|tests)\/[\w./-]*\w/g;

/** Splits a module into its comments and the rest. */
function splitComments(file: string): { comments: string[]; code: string } {
  const text = readFileSync(file, 'utf8');
  const comments: string[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  let code = '';
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment =
      token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (isComment) comments.push(scanner.getTokenText());
    else code += scanner.getTokenText();
  }
  return { comments, code };
}

it('comments name what exists', () => {
  const modules = listFiles('*.ts', '*.tsx').map((file) => ({ file, ...splitComments(file) }));
  const texts = listFiles('*.json', '*.jsonl', '*.mdx', '*.md', '*.yaml', '*.css', '*.mjs');
  const known = new Set(
    [...modules.map(({ code }) => code), ...texts.map((file) => readFileSync(file, 'utf8'))].flatMap(
      (text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [],
    ),
  );
  const isFile = (path: string) => ['', '.ts', '.tsx'].some((end) => existsSync(path + end));
  const broken = modules.flatMap(({ file, comments }) =>
    comments.flatMap((comment) =>
      [
        ...(comment.match(NAME) ?? []).filter((name) => !known.has(name) && !OTHERS.has(name)),
        ...(comment.match(PATH) ?? []).filter((path) => !isFile(path)),
      ].map((name) => `${file}: ${name}`),
    ),
  );
  expect(broken).toEqual([]);
});
