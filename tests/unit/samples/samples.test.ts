import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { renderSample, type SampleRequest } from '@/lib/samples';
import { HOSTILE, oneLine, requestWith } from './support';

const hostile = HOSTILE.map((text) => [JSON.stringify(text), text] as const);
const wellFormed = fc.string({ unit: 'binary', maxLength: 40 });

/** Lets bash take the command apart and gives the words it saw. */
function bashWords(command: string): string[] {
  execFileSync('bash', ['-n'], { input: command });
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`;
  return execFileSync('bash', { input: script }).toString('utf8').split('\0').slice(0, -1);
}

/** Runs the TypeScript sample with a fetch that only takes notes. */
async function fetchArguments(code: string): Promise<{ url: string; init: RequestInit }> {
  const { outputText, diagnostics } = ts.transpileModule(`export {};\n${code}`, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  expect(diagnostics).toEqual([]);
  let seen: { url: string; init: RequestInit } | undefined;
  const run = new Function(
    'fetch',
    'console',
    `return (async () => {${outputText.replace('export {};', '')}})()`,
  );
  await run(
    async (url: string, init: RequestInit = {}) => {
      seen = { url, init };
      return new Response('');
    },
    { log: () => {} },
  );
  if (!seen) throw new Error('the sample sent nothing');
  return seen;
}

/** Values of the string literals of PowerShell code: single-quoted and here-strings. */
function powershellStrings(code: string): string[] {
  const pattern =
    /@'\n([\s\S]*?)\n'@|['\u2018\u2019\u201a\u201b]((?:[^'\u2018\u2019\u201a\u201b]|(['\u2018\u2019\u201a\u201b])\3)*)['\u2018\u2019\u201a\u201b]/g;
  return [...code.matchAll(pattern)].map(
    ([, here, quoted]) => here ?? (quoted ?? '').replace(/(['\u2018\u2019\u201a\u201b])\1/g, '$1'),
  );
}

test.each(hostile)('cURL: bash reads %s back unchanged', (_name, text) => {
  const request = requestWith(text);
  const words = bashWords(renderSample('curl', request));
  expect(words.slice(0, 3)).toEqual(['-X', 'PATCH', request.url]);
  const nulFree = oneLine(text).replaceAll('\0', '');
  expect(words[4]).toBe(`Authorization: Bearer ${nulFree}`);
  expect(words[6]).toBe('Content-Type: application/json');
  expect(words[7]).toBe('--data-raw');
  expect(JSON.parse(words[8] ?? '')).toEqual(JSON.parse(request.body ?? ''));
});

test('cURL: an empty header is sent, placeholders are no address lists, plain words stay bare', () => {
  const request = {
    method: 'GET',
    url: 'https://localhost:5001/api/forms/{{formId}}',
    headers: { Origin: '' },
  };
  expect(renderSample('curl', request)).toBe(
    `curl --globoff 'https://localhost:5001/api/forms/{{formId}}' \\\n  -H 'Origin;'`,
  );
  expect(renderSample('curl', { method: 'GET', url: 'https://localhost:5001/api/forms', headers: {} })).toBe(
    'curl https://localhost:5001/api/forms',
  );
});

test.each(hostile)('TypeScript: fetch gets %s unchanged', async (_name, text) => {
  const request = requestWith(text);
  const { url, init } = await fetchArguments(renderSample('typescript', request));
  expect(url).toBe(request.url);
  expect(init.method).toBe('PATCH');
  expect(init.headers).toEqual({
    Authorization: `Bearer ${oneLine(text)}`,
    'Content-Type': 'application/json',
  });
  expect(JSON.parse(String(init.body))).toEqual(JSON.parse(request.body ?? ''));
});

test('TypeScript: bodies that JavaScript would change are sent as text', async () => {
  for (const body of ['{"id":1430000000000000001}', '{"__proto__":{"a":1}}', 'no json']) {
    const request: SampleRequest = { method: 'POST', url: 'https://localhost/', headers: {}, body };
    const { init } = await fetchArguments(renderSample('typescript', request));
    expect(init.body).toBe(body);
  }
});

test.each(hostile)('PowerShell: the literals hold %s', (_name, text) => {
  const request = requestWith(text);
  const strings = powershellStrings(renderSample('powershell', request));
  expect(strings.slice(0, 2)).toEqual(['Authorization', `Bearer ${oneLine(text)}`]);
  expect(JSON.parse(strings[2] ?? '')).toEqual(JSON.parse(request.body ?? ''));
  expect(strings.slice(3)).toEqual([request.url, 'application/json; charset=utf-8']);
});

test.each(hostile)('.http: %s stays in its line', (_name, text) => {
  const request = requestWith(text);
  const [head, ...body] = renderSample('http-file', request).split('\n\n');
  expect(head).toBe(
    `PATCH ${request.url}\nAuthorization: Bearer ${oneLine(text)}\nContent-Type: application/json`,
  );
  expect(JSON.parse(body.join('\n\n'))).toEqual(JSON.parse(request.body ?? ''));
});

test('any text survives bash, TypeScript and PowerShell', async () => {
  await fc.assert(
    fc.asyncProperty(wellFormed, async (text) => {
      const request = requestWith(text);
      const sent = JSON.parse(request.body ?? '');
      expect(JSON.parse(bashWords(renderSample('curl', request))[8] ?? '')).toEqual(sent);
      const { init } = await fetchArguments(renderSample('typescript', request));
      expect(JSON.parse(String(init.body))).toEqual(sent);
      expect(JSON.parse(powershellStrings(renderSample('powershell', request))[2] ?? '')).toEqual(sent);
    }),
    { numRuns: 40, seed: 7 },
  );
}, 60_000);

test('a request without headers and body is short in every language', () => {
  const request = { method: 'DELETE', url: 'https://localhost:5001/api/forms/1', headers: {} };
  const shown = (id: string) => renderSample(id, request);
  const address = 'https://localhost:5001/api/forms/1';
  expect(shown('curl')).toBe(`curl -X DELETE ${address}`);
  expect(shown('http-file')).toBe(`DELETE ${address}`);
  expect(shown('csharp')).toContain(`new HttpRequestMessage(HttpMethod.Delete, "${address}")`);
  expect(shown('csharp')).not.toContain('request.Content');
  expect(shown('typescript')).toContain(`method: 'DELETE'`);
  expect(shown('python')).toContain(`requests.delete("${address}")\n`);
  expect(shown('powershell')).toBe(`Invoke-RestMethod -Method DELETE -Uri '${address}'`);
  expect(shown('java')).toContain('.method("DELETE", BodyPublishers.noBody())');
  expect(shown('go')).toContain(`send("DELETE", "${address}", nil, "")`);
});
