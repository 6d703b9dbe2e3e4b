import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiRules, openApi } from '@/shared/contract/document';
import { isRef, listOperations, resolve, schemaName } from '@/shared/contract/resolve';
import type {
  ExampleObject,
  MediaType,
  OpenApiDocument,
  ResponseObject,
  Schema,
} from '@/shared/contract/types';
import { parseExact } from '@/shared/http/json';

const text = readFileSync('openapi.json', 'utf8');
const document: OpenApiDocument = JSON.parse(text);
const serverDocument: OpenApiDocument = JSON.parse(readFileSync('openapi.server.json', 'utf8'));
const documents = [document, serverDocument];
const all = documents.flatMap((one) =>
  listOperations(one).map((operation) => ({ ...operation, document: one })),
);

function expectSummaries(one: OpenApiDocument, examples: MediaType['examples'], where: string): void {
  for (const [name, entry] of Object.entries(examples ?? {}))
    expect(resolve<ExampleObject>(one, entry).summary, `${where} ${name}`).toBeTruthy();
}

// Redocly finds unused components and invalid examples: contract-3-1.test.ts.

test.each(all)(
  '$operation.operationId lists its possible responses, and who can call it',
  ({ operation, path, parameters, document: own }) => {
    expect([[], [{ JWTBearerAuth: [] }], [{}, { JWTBearerAuth: [] }]]).toContainEqual(operation.security);
    const statuses = Object.keys(operation.responses);
    const isPublished = own === document;
    const isProtected = operation.security.length > 0 && Object.keys(operation.security[0] ?? {}).length > 0;
    const takesInput = parameters.length > 0 || operation.requestBody !== undefined;
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    if (isPublished || takesInput) expect(statuses).toContain('400');
    expect(statuses.includes('401')).toBe(isProtected);
    // A server grants the permission to every account, and returns an empty 500 for a body that is too large.
    expect(statuses.includes('403')).toBe(isPublished && isProtected);
    expect(statuses.includes('413')).toBe(isPublished && operation.requestBody !== undefined);
    expect(statuses.includes('415')).toBe(operation.requestBody !== undefined);
    expect(statuses.includes('404')).toBe(path.includes('{') || operation.operationId === 'verifyEmail');
    for (const [status, entry] of Object.entries(operation.responses)) {
      const response = resolve<ResponseObject>(own, entry);
      expect(response.description.length).toBeGreaterThan(5);
      const media = Object.entries(response.content ?? {});
      if (['401', '403', '413', '415'].includes(status) || (!isPublished && !response.content)) {
        expect(media).toEqual([]);
        continue;
      }
      if (isPublished) expect(media).toHaveLength(1);
      for (const [type, { schema, examples }] of media) {
        expectSummaries(own, examples, `${operation.operationId} ${status}`);
        expect(schemaName(schema), `${status} has a named schema`).toBeTruthy();
        if (type !== 'application/zip')
          expect(Object.keys(examples ?? {}).length, `${status} has examples`).toBeGreaterThan(0);
        if (!isPublished) continue;
        const problem =
          status === '400' || (status === '404' && operation.operationId !== 'getActiveFormDefinition');
        expect(type).toBe(problem ? 'application/problem+json' : 'application/json');
      }
      if (status === '401') expect(response.headers).toHaveProperty('WWW-Authenticate');
    }
    for (const { schema, examples } of Object.values(operation.requestBody?.content ?? {})) {
      expect(schemaName(schema), 'the body has a named schema').toBeTruthy();
      expectSummaries(own, examples, operation.operationId);
    }
  },
);

test('every schema and each of its properties has a description', () => {
  const visit = (schema: Schema, at: string, parentIsMap = false) => {
    if (isRef(schema)) return;
    if (!parentIsMap) expect(schema.description, at).toBeTruthy();
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${at}.${name}`);
  };
  for (const one of documents)
    for (const [name, schema] of Object.entries(one.components.schemas)) visit(schema, name);
});

test('responses are closed, requests allow properties of other versions', () => {
  const requests = new Set(
    all.flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaName(schema)),
    ),
  );
  for (const [name, schema] of documents.flatMap((one) => Object.entries(one.components.schemas))) {
    if (schema.type !== 'object') continue;
    // RFC 9457 lets servers extend problem details.
    const open = requests.has(name) || ['ProblemDetails', 'ServerProblem'].includes(name);
    expect(schema.additionalProperties, name).toBe(open ? undefined : false);
  }
});

test('no ID of an example survives a reader of doubles, so that the examples show the problem', () => {
  const ids = new Set(text.match(/\b\d{17,}\b/g));
  expect(ids.size).toBeGreaterThan(5);
  for (const digits of ids) expect(String(Number(digits)), digits).not.toBe(digits);
});

test('the code reads the contract with every digit', () => {
  const exact = parseExact(text) as unknown as OpenApiDocument;
  const { description, ...info } = exact.info;
  expect(openApi).toEqual({ ...exact, info });
  expect(apiRules).toBe(description);
});
