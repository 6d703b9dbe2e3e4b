import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { renderSample } from '@/lib/shared/samples';
import { HOSTILE, oneLine, requestWith } from './support';

const require = createRequire(import.meta.url);
let parser: Parser;

beforeAll(async () => {
  await Parser.init();
  parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-wasms/out/tree-sitter-c_sharp.wasm')));
});

const RAW = /("{3,})\n([\s\S]*?)\n\1(?!")/g;

/** Values of all string literals below a node, read as the C# compiler reads them. */
function strings(node: Node): string[] {
  // C# has the escapes of JSON that the samples use.
  if (node.type === 'string_literal') return [JSON.parse(node.text)];
  return node.children.flatMap((child) => (child ? strings(child) : []));
}

/** Parses a program. The grammar predates raw literals, so they are taken out by their own rule first. */
function literals(code: string): string[] {
  const tree = parser.parse(code.replace(RAW, (_all, _fence, text: string) => JSON.stringify(text)));
  expect(tree?.rootNode.hasError, code).toBe(false);
  return tree ? strings(tree.rootNode) : [];
}

test.each(HOSTILE.map((text) => [JSON.stringify(text), text] as const))(
  'C#: the program parses and holds %s',
  (_name, text) => {
    const request = requestWith(text);
    const code = renderSample('csharp', request);
    const found = literals(code);
    expect(found.slice(0, 3)).toEqual([request.url, 'Authorization', `Bearer ${oneLine(text)}`]);
    expect(JSON.parse(found[3] ?? '')).toEqual(JSON.parse(request.body ?? ''));
    expect(found[4]).toBe('application/json');
  },
);

test('C#: methods without a member of HttpMethod are made, bodies of one line need no raw literal', () => {
  const code = renderSample('csharp', {
    method: 'PURGE',
    url: 'https://localhost/',
    headers: {},
    body: '"ok"',
  });
  expect(code).toContain('new HttpMethod("PURGE")');
  expect(code).toContain(String.raw`new StringContent("\"ok\"", `);
});
