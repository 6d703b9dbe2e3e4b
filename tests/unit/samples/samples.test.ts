import { execFileSync } from 'node:child_process';
import type { Node } from '@vscode/tree-sitter-wasm';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { runSpec } from '@/features/try/request/operation-spec';
import type { ExampleSpec } from '@/features/try/request/types';
import { renderSample } from '@/features/try/samples';
import { createProgram } from '@/features/try/samples/program';
import { referenceContract, referenceOperations } from '@/shared/contract/later-releases';
import { parseExact, prettyJson } from '@/shared/http/json';
import { loadParser } from '@/tests/content/support/fences/grammar';
import { HOSTILE } from './support';

const request: ExampleSpec = { operation: '', title: '', method: 'GET', path: '/api/forms', status: 200 };

/** A server whose address no language has as a variable. */
const origin = 'https://localhost:5001/a+b';

/** Returns a request that contains a text in address, header and body. */
const requestWith = (text: string): ExampleSpec => ({
  ...request,
  method: 'PATCH',
  path: `/api/forms/1?filter=${encodeURIComponent(text)}`,
  auth: true,
  body: { name: text, list: [1, true, null, {}], [text]: text },
  fills: [],
});

/** Parses the command with bash and returns its words. */
function bashWords(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`;
  return execFileSync('bash', { input: script }).toString('utf8').split('\0').slice(0, -1);
}

/** Runs the TypeScript sample with a fetch that records its arguments. */
async function fetchArguments(code: string) {
  const { outputText, diagnostics } = ts.transpileModule(`export {};\n${code}`, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  expect(diagnostics).toEqual([]);
  const program = `return (async () => {${outputText.replace('export {};', '')}})()`;
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(''));
  await new Function('fetch', 'console', program)(fetched, { log: () => {} });
  const [url, init] = fetched.mock.calls[0] ?? expect.fail('the sample sent nothing');
  return { url, init };
}

/** Returns the values of PowerShell's string literals: single-quoted and here-strings. */
function powershellStrings(code: string): string[] {
  const pattern =
    /@'\n([\s\S]*?)\n'@|['\u2018\u2019\u201a\u201b]((?:[^'\u2018\u2019\u201a\u201b]|(['\u2018\u2019\u201a\u201b])\3)*)['\u2018\u2019\u201a\u201b]/g;
  return [...code.matchAll(pattern)].map(
    ([, here, quoted]) => here ?? (quoted ?? '').replace(/(['\u2018\u2019\u201a\u201b])\1/g, '$1'),
  );
}

const csharp = await loadParser('csharp');

/** Returns the values of all string literals below a node, as the C# compiler reads them. */
function csharpStrings(node: Node): string[] {
  // The samples use only escapes that C# shares with JSON.
  if (node.type === 'string_literal') return [JSON.parse(node.text)];
  if (node.type === 'raw_string_literal') return [node.text.replace(/^"+\n|\n"+$/g, '')];
  return node.children.flatMap((child) => (child ? csharpStrings(child) : []));
}

/** Returns what a program sends, as its language reads it: address, token, media type and body. */
const readers: Record<string, (code: string) => Promise<string[]> | string[]> = {
  curl: (code) => {
    const [option, method, url = '', , token = '', , type = '', data, body = ''] = bashWords(code);
    expect([option, method, data]).toEqual(['-X', 'PATCH', '--data-raw']);
    return [url, token.slice('Authorization: '.length), type.slice('Content-Type: '.length), body];
  },
  typescript: async (code) => {
    const { url, init } = await fetchArguments(code);
    expect(init.method).toBe('PATCH');
    const { Authorization: token = '', 'Content-Type': type = '' } = init.headers as Record<string, string>;
    return [url, token, type, String(init.body)];
  },
  powershell: (code) => {
    const [, token = '', body = '', url = '', type = ''] = powershellStrings(code);
    return [url, token, type.replace('; charset=utf-8', ''), body];
  },
  csharp: (code) => {
    const tree = csharp.parse(code);
    expect(tree?.rootNode.hasError, code).toBe(false);
    const [url = '', , token = '', body = '', type = ''] = tree ? csharpStrings(tree.rootNode) : [];
    return [url, token, type, body];
  },
};

test.each(Object.entries(readers))('%s: any text is sent unchanged', async (language, read) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
      const spec = requestWith(text);
      const context = { origin, values: { accessToken: `<${text}>` } };
      const [url, token, type, body = ''] = await read(renderSample(language, spec, context));
      // A shell has no NUL.
      const line = language === 'curl' ? text.replaceAll('\0', '') : text;
      expect([url, token, type]).toEqual([origin + spec.path, `Bearer <${line}>`, 'application/json']);
      expect(JSON.parse(body)).toEqual(spec.body);
    }),
    { numRuns: 40 + HOSTILE.length, seed: 7, examples: HOSTILE.map((text) => [text]) },
  );
});

test("cURL: placeholders aren't glob patterns, plain words are unquoted", () => {
  const show = (path: string) => renderSample('curl', { ...request, path }, { origin });
  expect(show('/{{formId}}')).toBe(`curl --globoff '${origin}/{{formId}}'`);
  expect(show('/api/forms')).toBe(`curl ${origin}/api/forms`);
});

const withoutValues = { origin: 'http://localhost:5001', values: {} };

test('each value that an operation needs is a variable, in every language', () => {
  for (const operation of referenceOperations) {
    const program = createProgram(runSpec(operation), withoutValues).request;
    const texts = [program.url, program.authorization ?? [], program.body ?? []]
      .flat()
      .filter((part) => typeof part === 'string');
    expect(texts.join(''), operation.id).not.toContain('{{');
  }
});

test('cURL: names, slugs and tokens are variables of the shell', () => {
  const show = (id: string) => renderSample('curl', runSpec(referenceContract.operation(id)), withoutValues);
  expect(show('deleteRole')).toContain(`ROLE_NAME='<roleName>'\n`);
  expect(show('deleteRole')).toContain('curl -X DELETE "$BASE_URL/api/roles/$ROLE_NAME" \\\n');
  expect(show('getFolderBySlug')).toContain('curl "$BASE_URL/api/folders/by-slug/$SLUG" \\\n');
  expect(show('refreshToken')).toContain(`"refreshToken": "'"$REFRESH_TOKEN"'"`);
});

test('TypeScript: bodies that JavaScript would change are sent as text', async () => {
  for (const body of ['{"id":1430000000000000001}', '{"__proto__":{"a":1}}']) {
    const spec = { ...request, method: 'POST', body: parseExact(body) };
    const code = renderSample('typescript', spec, { origin });
    expect((await fetchArguments(code)).init.body).toBe(prettyJson(body));
  }
});
