import { tmpdir } from 'node:os';
import { createContext, runInContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { collections } from '@/outputs/collections';
import { brunoArchive } from '@/outputs/collections/bruno';
import { httpFile, operationHttpFile } from '@/outputs/collections/http-file';
import { postmanCollection } from '@/outputs/collections/postman';
import { settings } from '@/outputs/collections/requests';
import { readSettings } from '@/sandbox/node/settings';
import { fill, readBruno, readHttpFile } from './support/collections';
import { startTestApi, type TestApi } from './support/test-api';

let test: TestApi;
beforeEach(async () => {
  test = await startTestApi();
  // Creates the administrator, whose password the collections hold.
  await test.administratorToken();
});
afterEach(() => test.close());

/** Sends a request; every answer is also measured by the contract. */
async function send(method: string, url: string, headers: Record<string, string>, body?: string) {
  const { pathname, search } = new URL(url);
  const call = { method, path: pathname + search, headers, ...(body !== undefined && { rawBody: body }) };
  return test.call(call);
}

it('the collections begin at the address and with the account of a reference API that was just started', () => {
  const started = readSettings([], {}, tmpdir());
  expect(settings).toEqual({ baseUrl: `http://localhost:${started?.port}`, ...started?.administrator });
});

const everyOperation = apiOperations.map(({ id }) => id).sort();

/** Sends the requests of an `.http` file one after another; gives those that were refused. */
async function runHttp(text: string): Promise<{ names: string[]; refused: string[] }> {
  const { variables, requests } = readHttpFile(text);
  const answers = new Map<string, unknown>();
  const known = (name: string) => {
    const [, request = '', member = ''] = /^(\w+)\.response\.body\.\$\.(\w+)$/.exec(name) ?? [];
    const answer = answers.get(request) as Record<string, unknown> | undefined;
    return request ? answer?.[member] : variables[name];
  };
  const refused: string[] = [];
  for (const { name, method, url, headers, body, script } of requests) {
    const filled = Object.entries(headers).map(([key, value]) => [key, fill(value, known)]);
    const answer = await send(
      method,
      fill(url, known),
      Object.fromEntries(filled),
      body && fill(body, known),
    );
    if (answer.status >= 300) refused.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    answers.set(name, answer.body);
    const global = { set: (key: string, value: string) => Object.assign(variables, { [key]: value }) };
    runInContext(script, createContext({ client: { global }, response: answer }));
  }
  return { names: requests.map(({ name }) => name), refused };
}

for (const dialect of ['named', 'scripted'] as const)
  describe(`the ${dialect} .http file`, () => {
    it('has every operation, and runs from top to bottom against a fresh server', async () => {
      const { names, refused } = await runHttp(httpFile(dialect));
      expect(names.sort()).toEqual(everyOperation);
      expect(refused).toEqual([]);
    });
  });

describe('the .http file of one operation', () => {
  it.each(everyOperation)('%s is sent last, after what it needs', async (id) => {
    expect(collections[`${id}.http`]?.content()).toBe(operationHttpFile(id));
    const { names, refused } = await runHttp(operationHttpFile(id));
    expect(refused).toEqual([]);
    expect(names.at(-1)).toBe(id);
    expect(names.length).toBeLessThanOrEqual(5);
  });
});

describe('the collection for Bruno', () => {
  it('has every operation, and runs in its order against a fresh server', async () => {
    const archive = Object.entries(unzipSync(brunoArchive()));
    const [folder = ''] = archive[0]?.[0].split('/') ?? [];
    const files = Object.fromEntries(
      archive.map(([path, bytes]) => [path.slice(folder.length + 1), strFromU8(bytes)]),
    );
    expect(JSON.parse(files['bruno.json'] ?? '')).toMatchObject({ version: '1', type: 'collection' });
    const { variables, requests } = readBruno(files);
    expect(requests.map(({ operation }) => operation).sort()).toEqual(everyOperation);
    const known = (name: string) => variables.get(name);
    const refused: string[] = [];
    for (const { operation, method, url, query, headers, body, learn } of requests) {
      expect(url.split('?')[1] ?? '', operation).toBe(query);
      const filled = Object.entries(headers).map(([key, value]) => [key, fill(value, known)]);
      const text = body && fill(body, known);
      const answer = await send(method, fill(url, known), Object.fromEntries(filled), text);
      if (answer.status >= 300) refused.push(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
      learn(answer.body, variables);
    }
    expect(refused).toEqual([]);
  });

  it('is the same file each time it is made', () => {
    expect(brunoArchive()).toEqual(brunoArchive());
  });
});

interface PostmanItem {
  name: string;
  item?: PostmanItem[];
  event?: { script: { exec: string[] } }[];
  request: {
    method: string;
    auth?: { type: string };
    header: { key: string; value: string }[];
    url: { raw: string; host: string[]; path: string[]; query?: { key: string; value: string }[] };
    body?: { raw: string };
  };
}

describe('the Postman collection', () => {
  it('has every operation, and runs from top to bottom against a fresh server', async () => {
    const collection = JSON.parse(postmanCollection()) as {
      info: { schema: string };
      variable: { key: string; value: string }[];
      item: PostmanItem[];
    };
    expect(collection.info.schema).toContain('v2.1.0');
    const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
    const items = collection.item.flatMap(({ item }) => item ?? []);
    expect(items).toHaveLength(everyOperation.length);
    const known = (name: string) => variables.get(name);
    const refused: string[] = [];
    for (const { name, event = [], request } of items) {
      const query = (request.url.query ?? []).map(({ key, value }) => `${key}=${value}`).join('&');
      const parts = [...request.url.host, ...request.url.path].join('/') + (query && `?${query}`);
      expect(parts).toBe(request.url.raw);
      const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, value]));
      if (request.auth?.type !== 'noauth') headers.Authorization = `Bearer ${known('accessToken')}`;
      const body = request.body && fill(request.body.raw, known);
      const answer = await send(request.method, fill(request.url.raw, known), headers, body);
      if (answer.status >= 300) refused.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      const pm = { response: { json: () => answer.body }, collectionVariables: variables };
      for (const { script } of event) runInContext(script.exec.join('\n'), createContext({ pm }));
    }
    expect(refused).toEqual([]);
  });
});
