import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { httpFile } from '@/outputs/collections/http-file';
import { postmanCollection } from '@/outputs/collections/postman';
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

const fill = (text: string, known: (name: string) => unknown) =>
  text.replace(/\{\{([\w.$]+)\}\}/g, (whole, name: string) => {
    const value = known(name);
    if (value === undefined || value === '') throw new Error(`${whole} has no value.`);
    return String(value);
  });

interface HttpRequest {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  script: string;
}

/** Reads an `.http` file: variables at its top, requests between lines with three number signs. */
function readHttpFile(text: string): { variables: Record<string, string>; requests: HttpRequest[] } {
  const [head = '', ...parts] = text.split(/^### .*\n/m);
  const variables = Object.fromEntries(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const requests = parts.map((part) => {
    const [request = '', script = ''] = part.split('\n> {%\n');
    const [top = '', ...rest] = request.trim().split('\n\n');
    const lines = top.split('\n').filter((line) => !line.startsWith('#'));
    const [method = '', url = ''] = (lines[0] ?? '').split(' ');
    const headers = Object.fromEntries(lines.slice(1).map((line) => line.split(': ')));
    const name = /# @name (\w+)/.exec(top)?.[1] ?? '';
    const body = rest.length > 0 ? rest.join('\n\n') : undefined;
    return { name, method, url, headers, body, script: script.replace('%}', '') };
  });
  return { variables, requests };
}

const everyOperation = apiOperations.map(({ id }) => id).sort();

for (const dialect of ['named', 'scripted'] as const)
  describe(`the ${dialect} .http file`, () => {
    it('has every operation, and runs from top to bottom against a fresh server', async () => {
      const { variables, requests } = readHttpFile(httpFile(dialect));
      expect(requests.map(({ name }) => name).sort()).toEqual(everyOperation);
      const answers = new Map<string, unknown>();
      const known = (name: string) => {
        const [, request = '', member = ''] = /^(\w+)\.response\.body\.\$\.(\w+)$/.exec(name) ?? [];
        const answer = answers.get(request) as Record<string, unknown> | undefined;
        return request ? answer?.[member] : variables[name];
      };
      const refused: string[] = [];
      for (const { name, method, url, headers, body, script } of requests) {
        const filled = Object.entries(headers).map(([key, value]) => [key, fill(value, known)]);
        const text = body && fill(body, known);
        const answer = await send(method, fill(url, known), Object.fromEntries(filled), text);
        if (answer.status >= 300) refused.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
        answers.set(name, answer.body);
        const global = { set: (key: string, value: string) => Object.assign(variables, { [key]: value }) };
        runInContext(script, createContext({ client: { global }, response: answer }));
      }
      expect(refused).toEqual([]);
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
