import { readFileSync } from 'node:fs';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  contractJson,
  contractText31,
  contractYaml,
  upgradeContract,
} from '@/shared/contract/contract-files';
import { serverDocument } from '@/shared/contract/server-document';
import type { OpenApiDocument, PathItem } from '@/shared/contract/types';
import { exactText, parseExact } from '@/shared/http/json';
import { documentationFences } from '@/tests/content/support/planted-fences';
import { webhookProblems } from '@/tests/support/webhook-problems';

const config = await loadConfig({ configPath: 'redocly.yaml' });
const kept = contractText31();
const text = contractJson(kept);
const contract: OpenApiDocument & { webhooks: Record<string, PathItem> } = JSON.parse(text);

/** No additions to a contract. */
const nothing = { tags: [], webhooks: {}, components: {} };

const getText = (file: string) => readFileSync(file, 'utf8');

it.each([
  ['openapi.json', getText('openapi.json')],
  ['openapi-3.1.json', kept],
  ['openapi.server.json', getText('openapi.server.json')],
  ['openapi.server.json as served', exactText(serverDocument())],
])('redocly finds neither an error nor a warning in %s', async (absoluteRef, source) => {
  const problems = await lintFromString({ source, absoluteRef, config });
  expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
});

it('redocly reports an unsupported keyword', async () => {
  const source = getText('openapi.json').replace('"maxLength": 16', '"multipleOf": 16');
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('rule/supported-schema-keywords');
});

describe('the contract in OpenAPI 3.1', () => {
  it('has the operations of the contract, and the keywords of JSON Schema', () => {
    const source = JSON.parse(getText('openapi.json'));
    expect(Object.keys(contract.paths)).toEqual(Object.keys(source.paths));
    expect(contract.openapi).toBe('3.1.0');
    expect(text).not.toMatch(/"nullable":/);
    const schemas = {
      Example: { type: 'string', nullable: true, example: 'a' },
      List: { type: 'array', items: { type: 'integer', nullable: true } },
      Map: { type: 'object', additionalProperties: { type: 'string', example: 'b' } },
    };
    expect(upgradeContract({ tags: [], components: { schemas } }, nothing).components).toEqual({
      schemas: {
        Example: { type: ['string', 'null'], examples: ['a'] },
        List: { type: 'array', items: { type: ['integer', 'null'] } },
        Map: { type: 'object', additionalProperties: { type: 'string', examples: ['b'] } },
      },
    });
  });

  it('keeps examples unchanged, whatever their properties are called', () => {
    const value = { schema: { nullable: true }, example: 1n << 60n };
    const content = { 'application/json': { schema: { type: 'string' }, examples: { one: { value } } } };
    const paths = { '/': { get: { content } } };
    expect(upgradeContract({ tags: [], paths, components: {} }, nothing).paths).toEqual(paths);
  });
});

describe('a download of the contract', () => {
  it('is the same document in YAML, with every digit', () => {
    expect(parse(contractYaml(kept), { intAsBigInt: true })).toEqual(parse(text, { intAsBigInt: true }));
  });

  it("lists no server except the reader's", () => {
    const { servers, ...rest } = parseExact(text) as { servers: { url: string }[] };
    const { servers: all, ...others } = parseExact(kept) as { servers: { url: string }[] };
    expect(rest).toEqual(others);
    expect(servers).toEqual(all.filter(({ url }) => url === '{origin}'));
    expect(servers).toHaveLength(1);
  });
});

describe('webhooks of the contract', () => {
  const reference = getText('content/guides/webhook-reference.mdx');
  const rows = [...reference.matchAll(/^\| `(\w+)` \| `(\w+)` \| `(\w+)` \|/gm)].map(([, ...row]) => row);

  it('are the events of the reference page, with their action', () => {
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.map(([, event]) => event).sort()).toEqual(Object.keys(contract.webhooks).sort());
    for (const [key, event = '', action] of rows) {
      const { post } = contract.webhooks[event] ?? {};
      expect(post).toMatchObject({ operationId: `on${key}` });
      expect(post?.requestBody?.content['application/json']?.schema).toMatchObject({
        properties: { eventName: { const: event }, action: { const: action } },
      });
    }
  });

  it('accept the messages that the guides show, and no message of another event', () => {
    const messages = documentationFences
      .filter(({ file, lang }) => /^content\/guides\/webhook/.test(file) && lang === 'json')
      .filter(({ code }) => code.includes('"eventName"'))
      .map(({ code }) => JSON.parse(code));
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) {
      expect(webhookProblems('submission_completed', message)).toEqual([]);
      expect(webhookProblems('form_created', message)).not.toEqual([]);
      const { jsonData: _, ...payload } = message.payload;
      expect(webhookProblems('submission_completed', { ...message, payload })).not.toEqual([]);
    }
  });
});
