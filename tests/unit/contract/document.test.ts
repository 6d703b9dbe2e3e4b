import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseExact } from '@/lib/api/json';
import { openApi } from '@/lib/contract/document';
import { isRef, listOperations, resolve, schemaName } from '@/lib/contract/resolve';
import type { ExampleObject, MediaType, OpenApiDocument, ResponseObject, Schema } from '@/lib/contract/types';

const text = readFileSync('openapi.json', 'utf8');
const document: OpenApiDocument = JSON.parse(text);
const operations = listOperations(document);

const OPEN = `
POST /api/auth/login login
POST /api/auth/refresh-token refreshToken
POST /api/slacktoken receiveSlackToken
GET /api/forms/{formId}/definition getActiveFormDefinition
POST /api/forms/{formId}/submissions createSubmission
GET /api/forms/{formId}/submissions/by-token/{submissionToken} getSubmissionByToken
PATCH /api/forms/{formId}/submissions/by-token/{submissionToken} updateSubmissionByToken`;

const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

function expectSummaries(examples: MediaType['examples'], where: string): void {
  for (const [name, entry] of Object.entries(examples ?? {}))
    expect(resolve<ExampleObject>(document, entry).summary, `${where} ${name}`).toBeTruthy();
}

// Redocly finds components that are unused and examples that break their schema: contract-3-1.test.ts.

test('of the 33 operations those are open that the platform leaves open', () => {
  expect(operations).toHaveLength(33);
  const open = operations.filter(({ operation }) => operation.security.length === 0);
  expect(
    open.map(({ method, path, operation }) => `${method.toUpperCase()} ${path} ${operation.operationId}`),
  ).toEqual(OPEN.trim().split('\n'));
  for (const { operation } of operations)
    expect([[], [{ JWTBearerAuth: [] }]]).toContainEqual(operation.security);
});

test.each(operations)(
  '$operation.operationId names the responses it can give, in few words',
  ({ operation, path }) => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toContain('400');
    expect(statuses.includes('401')).toBe(operation.security.length > 0);
    expect(statuses.includes('403')).toBe(operation.security.length > 0);
    expect(statuses.includes('404')).toBe(path.includes('{'));
    for (const status of ['413', '415'])
      expect(statuses.includes(status)).toBe(operation.requestBody !== undefined);
    for (const [status, entry] of Object.entries(operation.responses)) {
      const response = resolve<ResponseObject>(document, entry);
      expect(response.description.length).toBeGreaterThan(5);
      const media = Object.entries(response.content ?? {});
      if (['401', '403', '413', '415'].includes(status)) {
        expect(media).toEqual([]);
        continue;
      }
      expect(media).toHaveLength(1);
      for (const [type, { schema, examples }] of media) {
        expectSummaries(examples, `${operation.operationId} ${status}`);
        expect(schemaName(schema), `${status} has a named schema`).toBeTruthy();
        expect(Object.keys(examples ?? {}).length, `${status} has examples`).toBeGreaterThan(0);
        const problem =
          status === '400' || (status === '404' && operation.operationId !== 'getActiveFormDefinition');
        expect(type).toBe(problem ? 'application/problem+json' : 'application/json');
      }
      if (status === '401') expect(response.headers).toHaveProperty('WWW-Authenticate');
    }
    for (const { examples } of Object.values(operation.requestBody?.content ?? {}))
      expectSummaries(examples, operation.operationId);
    const { summary, description } = operation;
    const sentences = description.split(/[.?!](\s|$)/).filter((part) => part?.trim());
    expect(sentences.length, 'more than one sentence').toBeGreaterThan(1);
    expect(words(summary), `"${summary}": at most 6 words`).toBeLessThanOrEqual(6);
    expect(words(description), 'more than 60 words belong into a guide').toBeLessThanOrEqual(60);
  },
);

test('every schema and every property of one is described', () => {
  const visit = (schema: Schema, at: string, parentIsMap = false) => {
    if (isRef(schema)) return;
    if (!parentIsMap) expect(schema.description, at).toBeTruthy();
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${at}.${name}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
});

test('answers are closed, requests are open to properties of other versions', () => {
  const requests = new Set(
    operations.flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaName(schema)),
    ),
  );
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema.type !== 'object') continue;
    // RFC 9457 lets servers extend problem details.
    const open = requests.has(name) || name === 'ProblemDetails';
    expect(schema.additionalProperties, name).toBe(open ? undefined : false);
  }
});

test('no id of an example survives a reader of doubles, so that none hides the trap', () => {
  const ids = new Set(text.match(/\b\d{17,}\b/g));
  expect(ids.size).toBeGreaterThan(5);
  for (const digits of ids) expect(String(Number(digits)), digits).not.toBe(digits);
});

test('the code reads the contract with every digit', () => {
  expect(openApi).toEqual(parseExact(text));
});
