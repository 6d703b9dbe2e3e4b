import { createRequire } from 'node:module';
import type { Node, Parser } from '@vscode/tree-sitter-wasm';
import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';

const require = createRequire(import.meta.url);
// A CommonJS file without exports that an ES module could name.
const treeSitter: typeof import('@vscode/tree-sitter-wasm') = require('@vscode/tree-sitter-wasm');

/** Languages that are parsed with tree-sitter: the file of each grammar, and the name in messages. */
const grammars = {
  bash: ['tree-sitter-bash.wasm', 'bash'],
  csharp: ['tree-sitter-c-sharp.wasm', 'C#'],
  powershell: ['tree-sitter-powershell.wasm', 'PowerShell'],
  python: ['tree-sitter-python.wasm', 'Python'],
} as const;

type GrammarName = keyof typeof grammars;

async function createParser(name: GrammarName): Promise<Parser> {
  await treeSitter.Parser.init();
  const parser = new treeSitter.Parser();
  const grammar = require.resolve(`@vscode/tree-sitter-wasm/wasm/${grammars[name][0]}`);
  parser.setLanguage(await treeSitter.Language.load(grammar));
  return parser;
}

const parsers = new Map<GrammarName, Promise<Parser>>();

export function loadParser(name: GrammarName): Promise<Parser> {
  const loading = parsers.get(name) ?? createParser(name);
  parsers.set(name, loading);
  return loading;
}

/** Returns the first node of a type in the code of a fence. */
export async function findNode(fence: Fence, name: GrammarName, type: string): Promise<Node | undefined> {
  const root = (await loadParser(name)).parse(fence.code)?.rootNode;
  return root?.descendantsOfType(type).find((node) => node !== null);
}

/** Contexts of a fence: the text before and after it. */
const whole = [['', '\n']];

/** Checks the syntax of a fence in several contexts. If none is valid, reports the problem in the first one. */
export async function checkSyntax(fence: Fence, name: GrammarName, readings = whole): Promise<Problem[]> {
  const parser = await loadParser(name);
  const errors = readings.map(([before, after]) => {
    const root = parser.parse(`${before}${fence.code}${after}`)?.rootNode;
    return root?.hasError ? (findError(root) ?? root) : undefined;
  });
  const [error] = errors;
  if (!error || errors.includes(undefined)) return [];
  const near = error.text.split('\n')[0]?.slice(0, 60) || error.type;
  const fix = 'correct the code, or mark the fence "illustration" when it is not code';
  const problem = `${grammars[name][1]} does not parse near "${near}"`;
  return [fenceProblem(fence, error.startPosition.row + 1, problem, fix)];
}

function findError(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError || child?.isMissing ? findError(child) : undefined;
    if (found) return found;
  }
  return undefined;
}
