import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from '@/features/content/problem';
import { checkWords } from '@/features/content-checks/prose/lint';
import type { Passage } from '@/features/content-checks/prose/measure';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*/g;
/** Removes the marks of a comment and the line breaks, and puts `x` in place of code. */
const strip = (text: string) =>
  text
    .replace(/^\/\*\*?|\*\/$|^[ \t]*(?:\/\/|\*(?!\/))/gm, ' ')
    .replace(/`[^`]*`/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();

/** Functions whose strings are read: titles of tests, and what commands and errors say. */
const TITLED = /^(?:it|test|describe)$/;
const PRINTS = /^(?:console\.\w+|process\.std(?:out|err)\.write|(?:\w+\.)*\w*Error)$/;
/** A verb in the third person. Plural nouns show by what follows, or by the list. */
const VERB =
  /^(?!(?:Access|Address|Differences|Fences|Files|Folders|Headings|Images|Keys|Parameters|Redirects|Rules)\b)[A-Z][a-z]*s\b(?! (?:below|by|given|of|that|without)\b|,)/;

function rootOf(node: ts.Expression): ts.Expression {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return node;
}

/** Returns the text of a string, with `x` in place of what a template inserts. */
function readString(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x');
}

/** Returns the name of an exported function, if the node declares one. */
function exportedName(node: ts.Node): string | undefined {
  const isExported =
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return undefined;
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? 'default';
  const variable = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : undefined;
  const isFunction =
    variable?.initializer &&
    (ts.isArrowFunction(variable.initializer) || ts.isFunctionExpression(variable.initializer));
  return isFunction ? variable.name.getText() : undefined;
}

function checkFunction(file: string, line: number, name: string, doc: string | undefined): Problem[] {
  const found: Problem[] = [];
  if (/[a-z]Of$/.test(name))
    found.push({ file, line, problem: `"${name}" is not a verb`, fix: 'write: getX, findX' });
  if (doc !== undefined && !VERB.test(strip(doc)))
    found.push({
      file,
      line,
      problem: `"${strip(doc).slice(0, 40)}" begins without a verb`,
      fix: 'write: Returns …, Reads …',
    });
  return found;
}

function checkScript(file: string, text: string): Problem[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const problems: Problem[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const add = (position: number, words: string) =>
    passages.push({ line: lineAt(position), text: strip(words), isCell: false });
  const visit = (node: ts.Node) => {
    const name = exportedName(node);
    const doc = ts.getJSDocCommentsAndTags(node).at(-1)?.getText();
    if (name) problems.push(...checkFunction(file, lineAt(node.getStart()), name, doc));
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = node.expression.getText();
      const read = (part: ts.Node): void => {
        const string = readString(part);
        if (string) add(part.getStart(), string);
        if (PRINTS.test(called)) part.forEachChild(read);
      };
      if (PRINTS.test(called)) node.arguments?.forEach(read);
      else if (TITLED.test(rootOf(node.expression).getText())) node.arguments?.slice(0, 1).forEach(read);
    }
    // Comments lie before tokens. A scan without the tree would find some in JSX text and templates, too.
    const parts = node.getChildren().filter((part) => !ts.isJSDoc(part));
    if (parts.length === 0)
      for (const found of text.slice(node.pos, node.getStart()).matchAll(COMMENT))
        add(node.pos + found.index, found[0]);
    parts.forEach(visit);
  };
  visit(source);
  return [...checkWords(file, 'code', passages), ...problems];
}

function checkStyles(file: string, text: string): Problem[] {
  const passages = [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: strip(comment),
    isCell: false,
  }));
  return checkWords(file, 'code', passages);
}

/** Returns the problems in comments, test titles, messages and names of functions of one file. */
export function checkCode(file: string, text: string): Problem[] {
  return file.endsWith('.css') ? checkStyles(file, text) : checkScript(file, text);
}

/** Returns the problems of all tracked code. */
export function codeProblems(root: string): Problem[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
    .flatMap((file) => checkCode(file, readFileSync(join(root, file), 'utf8')));
}
