import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@/features/exports/collections';
import { httpFile, operationHttpFile } from '@/features/exports/collections/http-file';
import { settings } from '@/features/exports/collections/requests';
import { readSettings } from '@/packages/reference-api/node/settings';
import { startTestApi } from '@/packages/reference-api/tests/support/test-api';
import { apiOperations } from '@/shared/contract/operations';
import { type ServerRelease, startReplayServer } from '@/tests/support/replay-server/server';

type Send = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<{ status: number; body: unknown }>;

/** Sets the variables that name a part of a response: `name.response.body.$[0].id`. */
function saveParts(variables: Map<string, unknown>, path: string, value: unknown): void {
  variables.set(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    saveParts(variables, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, part);
}

/** Each file is sent at a later time than those before. */
let timestamp = 1761264000;

/** A request with its headers and body. */
const REQUEST = /^([A-Z]+) (\S+)$((?:\n[\w-]+: .*)*)(?:\n\n([\s\S]*))?/m;

/**
 * Sends the requests of an `.http` file by the rules that Visual Studio and the REST Client of VS Code share:
 * `@name = value` defines a variable, `###` separates requests, `# @name` names one. Returns their names, and
 * those with unexpected responses.
 */
async function runHttpFile(file: string, send: Send) {
  const variables = new Map<string, unknown>(
    [...file.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  variables.set('$timestamp', ++timestamp);
  const fill = (text: string): string =>
    text.replace(/\{\{([\w.$[\]]+)\}\}/g, (whole, name: string) => {
      const value = variables.get(name);
      if (value === undefined || value === '') throw new Error(`${whole} has no value.`);
      return String(value);
    });
  const names: string[] = [];
  const failed: string[] = [];
  for (const part of file.split(/^###.*$/m)) {
    const [, method, url = '', head = '', body = ''] = REQUEST.exec(part) ?? [];
    if (!method) continue;
    const name = /# @name (\w+)/.exec(part)?.[1] ?? '';
    const headers = [...fill(head).matchAll(/^([\w-]+): (.*)$/gm)].map(([, key, value]) => [key, value]);
    const content = fill(body.trim()) || undefined;
    const response = await send(method, fill(url), Object.fromEntries(headers), content);
    const expected = /# Expected status: (.*)/.exec(part)?.[1]?.split(' or ').map(Number);
    if (!expected?.includes(response.status))
      failed.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
    saveParts(variables, `${name}.response.body.$`, response.body);
    names.push(name);
  }
  return { names, failed };
}

const getPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Starts the reference API, and checks every response against the contract. */
async function startReference() {
  const { call, close } = await startTestApi();
  const send: Send = (method, url, headers, rawBody) =>
    call({ method, path: getPath(url), headers, ...(rawBody !== undefined && { rawBody }) });
  return { send, close };
}

/** Starts a server that responds like an Endatix server. */
async function startEndatix(release: ServerRelease = 'october-2025') {
  const { url: origin, close } = await startReplayServer({ release });
  const send: Send = async (method, url, headers, body) => {
    const response = await fetch(origin + getPath(url), { method, headers, body: body ?? null });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
  return { send, close };
}

it('the collections begin with the address and the account of a new reference API', () => {
  const started = readSettings([], {}, tmpdir());
  expect(settings).toEqual({ baseUrl: `http://localhost:${started?.port}`, ...started?.administrator });
});

const everyOperation = apiOperations.map(({ id }) => id).sort();

describe.each([
  ['the reference API', startReference],
  ['a server of the October 2025 source', startEndatix],
  ['a server of 0.7.3', () => startEndatix('0.7.3')],
] as const)('on %s', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.close());

  it('the .http file has every operation and can be run twice', async () => {
    for (const _time of ['first', 'second']) {
      const { names, failed } = await runHttpFile(httpFile(), server.send);
      expect(names.sort()).toEqual(everyOperation);
      expect(failed).toEqual([]);
    }
  });

  it.each(everyOperation)(
    'the .http file of %s creates what it needs, and deletes it at the end',
    async (id) => {
      expect(collections[`${id}.http`]?.content()).toBe(operationHttpFile(id));
      const { names, failed } = await runHttpFile(operationHttpFile(id), server.send);
      expect(failed).toEqual([]);
      const others = names.slice(names.indexOf(id) + 1);
      expect(others.every((name) => /^delete/.test(name))).toBe(true);
      const created = names.filter((name) => /^createForm(Template)?$/.test(name)).length;
      expect(names.filter((name) => /^delete/.test(name))).toHaveLength(created);
      expect(names.length).toBeLessThanOrEqual(6);
    },
  );
});
