import { tmpdir } from 'node:os';
import { createContext, runInContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '@/api/node/settings';
import { apiOperations } from '@/lib/contract/operations';
import { collections } from '@/lib/exports/collections';
import { brunoArchive } from '@/lib/exports/collections/bruno';
import { httpFile, operationHttpFile } from '@/lib/exports/collections/http-file';
import { postmanCollection } from '@/lib/exports/collections/postman';
import { settings } from '@/lib/exports/collections/requests';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { fill, readBruno, readHttpFile } from './support/collections';
import { startTestApi } from './support/test-api';

type Send = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<{ status: number; body: unknown }>;

/** Starts the reference API, whose every response is also checked against the contract. */
async function startReference(): Promise<{ send: Send; close: () => Promise<void> }> {
  const test = await startTestApi();
  // Creates the administrator, whose password the collections contain.
  await test.administratorToken();
  return {
    send: (method, url, headers, body) => {
      const { pathname, search } = new URL(url);
      return test.call({
        method,
        path: pathname + search,
        headers,
        ...(body !== undefined && { rawBody: body }),
      });
    },
    close: test.close,
  };
}

/** Starts a server that answers as an Endatix server did. */
async function startEndatix(): Promise<{ send: Send; close: () => Promise<void> }> {
  const server = await startReplayServer();
  return {
    send: async (method, url, headers, body) => {
      const { pathname, search } = new URL(url);
      const response = await fetch(server.url + pathname + search, { method, headers, body: body ?? null });
      const text = await response.text();
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
    close: server.close,
  };
}

it('the collections begin at the address and with the account of a reference API that was just started', () => {
  const started = readSettings([], {}, tmpdir());
  expect(settings).toEqual({ baseUrl: `http://localhost:${started?.port}`, ...started?.administrator });
});

const everyOperation = apiOperations.map(({ id }) => id).sort();
let now = 1761264000;
/** Returns the value of the time in a run. It is another one in each run. */
const timeOfRun = () => ({ $timestamp: String(++now) });

/** Which requests were sent, and those whose status the file does not expect. */
interface Run {
  names: string[];
  failed: string[];
}

/** Sends the requests of an `.http` file one after another. */
async function runHttp(text: string, send: Send): Promise<Run> {
  const { variables, requests } = readHttpFile(text);
  Object.assign(variables, timeOfRun());
  const responses = new Map<string, unknown>();
  const known = (name: string) => {
    const [, request = '', property = ''] = /^(\w+)\.response\.body\.\$\.(\w+)$/.exec(name) ?? [];
    const response = responses.get(request) as Record<string, unknown> | undefined;
    return request ? response?.[property] : variables[name];
  };
  const failed: string[] = [];
  for (const { name, method, url, headers, body, statuses, script } of requests) {
    const filled = Object.entries(headers).map(([key, value]) => [key, fill(value, known)]);
    const content = body && fill(body, known);
    const response = await send(method, fill(url, known), Object.fromEntries(filled), content);
    const fails = () => failed.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
    if (script === '' && !statuses.includes(response.status)) fails();
    responses.set(name, response.body);
    const client = {
      global: { set: (key: string, value: string) => Object.assign(variables, { [key]: value }) },
      test: (_title: string, check: () => void) => check(),
      assert: (isTrue: boolean) => isTrue || fails(),
    };
    runInContext(script, createContext({ client, response }));
  }
  return { names: requests.map(({ name }) => name), failed };
}

/** Sends the requests of the archive for Bruno in its order. */
async function runBruno(send: Send): Promise<Run> {
  const archive = Object.entries(unzipSync(brunoArchive()));
  const [folder = ''] = archive[0]?.[0].split('/') ?? [];
  const files = Object.fromEntries(
    archive.map(([path, bytes]) => [path.slice(folder.length + 1), strFromU8(bytes)]),
  );
  expect(JSON.parse(files['bruno.json'] ?? '')).toMatchObject({ version: '1', type: 'collection' });
  const { variables, requests } = readBruno(files);
  variables.set('$timestamp', timeOfRun().$timestamp);
  const known = (name: string) => variables.get(name);
  const failed: string[] = [];
  for (const { operation, method, url, query, headers, body, statuses, save } of requests) {
    expect(url.split('?')[1] ?? '', operation).toBe(query);
    const filled = Object.entries(headers).map(([key, value]) => [key, fill(value, known)]);
    const content = body && fill(body, known);
    const response = await send(method, fill(url, known), Object.fromEntries(filled), content);
    if (!statuses.includes(response.status))
      failed.push(`${operation}: ${response.status} ${JSON.stringify(response.body)}`);
    save(response, variables);
  }
  return { names: requests.map(({ operation }) => operation), failed };
}

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

/** Sends the requests of the Postman collection in its order. */
async function runPostman(send: Send): Promise<Run> {
  const collection = JSON.parse(postmanCollection()) as {
    info: { schema: string };
    variable: { key: string; value: string }[];
    item: PostmanItem[];
  };
  expect(collection.info.schema).toContain('v2.1.0');
  const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
  const items = collection.item.flatMap(({ item }) => item ?? []);
  variables.set('$timestamp', timeOfRun().$timestamp);
  const known = (name: string) => variables.get(name);
  const failed: string[] = [];
  for (const { name, event = [], request } of items) {
    const query = (request.url.query ?? []).map(({ key, value }) => `${key}=${value}`).join('&');
    const parts = [...request.url.host, ...request.url.path].join('/') + (query && `?${query}`);
    expect(parts).toBe(request.url.raw);
    const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, value]));
    if (request.auth?.type !== 'noauth') headers.Authorization = `Bearer ${known('accessToken')}`;
    const body = request.body && fill(request.body.raw, known);
    const response = await send(request.method, fill(request.url.raw, known), headers, body);
    const pm = {
      response: { code: response.status, json: () => response.body },
      collectionVariables: variables,
      expect,
      test: (_title: string, check: () => void) => {
        try {
          check();
        } catch {
          failed.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
        }
      },
    };
    for (const { script } of event) runInContext(script.exec.join('\n'), createContext({ pm }));
  }
  const operations = apiOperations.map(({ id, operation }) => [operation.summary, id] as const);
  const idOf = Object.fromEntries(operations);
  return { names: items.map(({ name }) => idOf[name] ?? name), failed };
}

// `npm run test:full` runs the same files with the programs that read them: tests/nightly/collections.test.ts.
describe.each([
  ['the reference API', startReference],
  ['an Endatix server', startEndatix],
] as const)('on %s', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.close());

  it.each([
    ['the .http file with names', (send: Send) => runHttp(httpFile('named'), send)],
    ['the .http file with scripts', (send: Send) => runHttp(httpFile('scripted'), send)],
    ['the collection for Bruno', runBruno],
    ['the Postman collection', runPostman],
  ])('%s has every operation and can be run twice', async (_file, run) => {
    for (const _time of ['first', 'second']) {
      const { names, failed } = await run(server.send);
      expect(names.sort()).toEqual(everyOperation);
      expect(failed).toEqual([]);
    }
  });

  it.each(everyOperation)(
    'the .http file of %s sends it between what it needs and what deletes that',
    async (id) => {
      expect(collections[`${id}.http`]?.content()).toBe(operationHttpFile(id));
      const { names, failed } = await runHttp(operationHttpFile(id), server.send);
      expect(failed).toEqual([]);
      const others = names.slice(names.indexOf(id) + 1);
      expect(others.every((name) => /^delete/.test(name))).toBe(true);
      const created = names.filter((name) => /^createForm(Template)?$/.test(name)).length;
      expect(names.filter((name) => /^delete/.test(name))).toHaveLength(created);
      expect(names.length).toBeLessThanOrEqual(6);
    },
  );
});

it('the archive for Bruno is the same file each time it is made', () => {
  expect(brunoArchive()).toEqual(brunoArchive());
});
