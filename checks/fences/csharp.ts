import type { Tree } from '@vscode/tree-sitter-wasm';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';
import { memberFaults } from './csharp-members';
import { declaredTypes, importedBy, typeFaults } from './csharp-types';
import { firstError, loadParser, parseWith, syntaxProblem } from './grammar';
import type { Platform } from './platform';

/** Syntax of C# fences, and whether they use only what the platform has. Types that one fence declares may be used in all. */
export async function checkCSharp(fences: readonly Fence[], platform: Platform): Promise<Problem[]> {
  const parser = await loadParser('csharp');
  const read = fences.map((fence) => {
    const parsed = parseFragment(fence.code, (code) => parseWith(parser, code));
    const imported = importedBy(parsed.tree.rootNode);
    return { fence, ...parsed, imported, file: fileOf(fence, imported) };
  });
  const declared = new Set(read.flatMap(({ tree }) => declaredOf(tree)));
  const imports = importsByFile(read);
  return read.flatMap(({ fence, tree, offset, file }) => {
    const syntax = syntaxProblem(fence, tree, 'C#', offset);
    if (syntax.length > 0) return syntax;
    const faults = [
      ...memberFaults(tree.rootNode, platform),
      ...typeFaults(tree.rootNode, platform, declared, imports.get(file)),
    ];
    return faults.map(({ node, fault }) =>
      fenceProblem(
        fence,
        node.startPosition.row + 1 - offset,
        fault,
        'compare with tests/content/platform-identifiers.json',
      ),
    );
  });
}

/** The file of the reader that a fence belongs to; empty for code without a name and without usings. */
function fileOf(fence: Fence, imported: readonly string[]): string {
  if (fence.filename !== '') return `${fence.file} ${fence.filename}`;
  return imported.length > 0 ? `${fence.file}:${fence.line}` : '';
}

/** Namespaces by file: fences of a page with one file name continue each other, so a `using` shown once counts for all. */
function importsByFile(read: readonly { file: string; imported: string[] }[]): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const { file, imported } of read)
    if (file !== '') imports.set(file, [...(imports.get(file) ?? []), ...imported]);
  return imports;
}

/** A file, members of a class, or the body of a method: the first reading without an error, else as a file. */
function parseFragment(code: string, parse: (code: string) => Tree): { tree: Tree; offset: number } {
  const whole = { tree: parse(`${code}\n`), offset: 0 };
  if (!firstError(whole.tree)) return whole;
  const members = { tree: parse(`class Fragment {\n${code}\n}\n`), offset: 1 };
  if (!firstError(members.tree)) return members;
  const body = { tree: parse(`class Fragment { async Task Run() {\n${code}\n} }\n`), offset: 1 };
  return firstError(body.tree) ? whole : body;
}

function declaredOf(tree: Tree): string[] {
  const parameters = tree.rootNode.descendantsOfType('type_parameter').map((node) => node?.text ?? '');
  // Properties in Pascal case look like types before a dot.
  const members = tree.rootNode
    .descendantsOfType(['property_declaration', 'parameter', 'enum_member_declaration'])
    .map((node) => node?.childForFieldName('name')?.text ?? '');
  const fields = tree.rootNode
    .descendantsOfType('variable_declarator')
    .map((node) => node?.childForFieldName('name')?.text ?? '');
  return [...declaredTypes(tree.rootNode), ...parameters, ...members, ...fields];
}
