import type { Node, Parser } from '@vscode/tree-sitter-wasm';
import { beforeAll, expect, test } from 'vitest';
import { renderSample } from '@/lib/samples';
import { loadParser } from '@/scripts/check/fences/grammar';
import { HOSTILE, oneLine, requestWith } from './support';

let parser: Parser;

beforeAll(async () => {
  parser = await loadParser('csharp');
});

/** Values of all string literals below a node, read as the C# compiler reads them. */
function strings(node: Node): string[] {
  // C# has the escapes of JSON that the samples use.
  if (node.type === 'string_literal') return [JSON.parse(node.text)];
  if (node.type === 'raw_string_literal') return [node.text.replace(/^"+\n|\n"+$/g, '')];
  return node.children.flatMap((child) => (child ? strings(child) : []));
}

/** Parses a program and collects its string literals. */
function literals(code: string): string[] {
  const tree = parser.parse(code);
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
