import { createRequire } from 'node:module';
import type { Node, Parser, Tree } from '@vscode/tree-sitter-wasm';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';

const require = createRequire(import.meta.url);
// A CommonJS file without exports that an ES module could name.
const treeSitter: typeof import('@vscode/tree-sitter-wasm') = require('@vscode/tree-sitter-wasm');

const grammars = {
  bash: 'tree-sitter-bash.wasm',
  csharp: 'tree-sitter-c-sharp.wasm',
  powershell: 'tree-sitter-powershell.wasm',
  python: 'tree-sitter-python.wasm',
} as const;

/** Languages that are parsed with tree-sitter. */
export type GrammarName = keyof typeof grammars;

const parsers = new Map<GrammarName, Promise<Parser>>();

/** Parser of a language; loaded once. */
export function loadParser(name: GrammarName): Promise<Parser> {
  const known = parsers.get(name);
  if (known) return known;
  const created = createParser(name);
  parsers.set(name, created);
  return created;
}

async function createParser(name: GrammarName): Promise<Parser> {
  await treeSitter.Parser.init();
  const parser = new treeSitter.Parser();
  const grammar = require.resolve(`@vscode/tree-sitter-wasm/wasm/${grammars[name]}`);
  parser.setLanguage(await treeSitter.Language.load(grammar));
  return parser;
}

/** Parses text; never null for a parser with a language. */
export function parseWith(parser: Parser, code: string): Tree {
  const tree = parser.parse(code);
  if (!tree) throw new Error('tree-sitter has no language set');
  return tree;
}

/** First place that the grammar cannot read, or undefined. */
export function firstError(tree: Tree): Node | undefined {
  if (!tree.rootNode.hasError) return undefined;
  return findError(tree.rootNode) ?? tree.rootNode;
}

/** Syntax problem of a fence, if any. `offset` lines were put before the code. */
export function syntaxProblem(fence: Fence, tree: Tree, language: string, offset = 0): Problem[] {
  const error = firstError(tree);
  if (!error) return [];
  const line = error.startPosition.row + 1 - offset;
  const near = error.text.split('\n')[0]?.slice(0, 60) || error.type;
  const fix = 'correct the code, or mark the fence "illustration" when it is not code';
  return [fenceProblem(fence, line, `${language} does not parse near "${near}"`, fix)];
}

function findError(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError || child?.isMissing ? findError(child) : undefined;
    if (found) return found;
  }
  return undefined;
}
