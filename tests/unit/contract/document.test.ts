import { expect, test } from 'vitest';
import { allOperations, serverApi } from '@/shared/contract/all-operations';
import { type Body, getResponses, requestBody } from '@/shared/contract/bodies';
import { openApi } from '@/shared/contract/document';
import { isRef, schemaName } from '@/shared/contract/resolve';
import type { Schema } from '@/shared/contract/types';

const documents = [openApi, serverApi];

/** Expects a body with a named schema, and examples with a summary, which would else be their name. */
function expectDescribed({ schema, examples }: Body, where: string): void {
  expect(schemaName(schema), `${where} has a named schema`).toBeTruthy();
  for (const { name, summary } of examples) expect(summary, `${where} ${name}`).not.toBe(name);
}

// Redocly finds unused components and invalid examples: contract-3-1.test.ts.

test.each(allOperations)('$id lists its possible responses, and who can call it', (one) => {
  const { id, operation, path, parameters, isServerOnly } = one;
  expect([[], [{ JWTBearerAuth: [] }], [{}, { JWTBearerAuth: [] }]]).toContainEqual(operation.security);
  const responses = getResponses(one);
  const has = (wanted: number) => responses.some(({ status }) => status === wanted);
  const isProtected = operation.security.length > 0 && Object.keys(operation.security[0] ?? {}).length > 0;
  const body = requestBody(one);
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
  if (!isServerOnly || parameters.length > 0 || body) expect(has(400)).toBe(true);
  expect(has(401)).toBe(isProtected);
  // A server grants the permission to every account, and returns an empty 500 for a body that is too large.
  expect(has(403)).toBe(!isServerOnly && isProtected);
  expect(has(413)).toBe(!isServerOnly && body !== undefined);
  expect(has(415)).toBe(body !== undefined);
  expect(has(404)).toBe(path.includes('{') || id === 'verifyEmail');
  if (body) expectDescribed(body, id);
  for (const { status, description, headers, bodies } of responses) {
    expect(description.length).toBeGreaterThan(5);
    if (!isServerOnly && status === 401)
      expect(headers.map(({ name }) => name)).toContain('WWW-Authenticate');
    const isBare = [401, 403, 413, 415].includes(status);
    if (isBare || !isServerOnly) expect(bodies).toHaveLength(isBare ? 0 : 1);
    for (const each of bodies) {
      expectDescribed(each, `${id} ${status}`);
      if (each.contentType !== 'application/zip')
        expect(each.examples.length, `${status} has examples`).toBeGreaterThan(0);
      const isProblem = status === 400 || (status === 404 && id !== 'getActiveFormDefinition');
      if (!isServerOnly)
        expect(each.contentType).toBe(isProblem ? 'application/problem+json' : 'application/json');
    }
  }
});

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
  const requests = new Set(allOperations.map((one) => schemaName(requestBody(one)?.schema ?? {})));
  for (const [name, schema] of documents.flatMap((one) => Object.entries(one.components.schemas))) {
    if (schema.type !== 'object') continue;
    // RFC 9457 lets servers extend problem details.
    const open = requests.has(name) || ['ProblemDetails', 'ServerProblem'].includes(name);
    expect(schema.additionalProperties, name).toBe(open ? undefined : false);
  }
});
