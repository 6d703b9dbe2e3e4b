import { describe, expect, it } from 'vitest';
import type { OperationId } from '@/generated/operations';
import { listOperations, resolve } from '@/lib/shared/openapi/resolve';
import type { OpenApiDocument, SchemaObject } from '@/lib/shared/openapi/types';
import contract from '@/openapi.json';
import { endpoints } from '@/sandbox/api/endpoints';
import { membersOf, testMembers } from '@/sandbox/http/members';
import { createRouter, pathSegments } from '@/sandbox/http/router';
import { ContractError } from '@/scripts/contract/error';
import { requestMembers } from '@/scripts/contract/request-members';
import { againstPattern } from '@/tests/contract/support/provocations';

const document = contract as unknown as OpenApiDocument;

const bodies = listOperations(document).flatMap(({ operation }) => {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return content
    ? [{ id: operation.operationId, schema: resolve<SchemaObject>(document, content.schema as SchemaObject) }]
    : [];
});

/** Messages that the server has for one member, with its own additions and texts. */
function messagesFor(id: string, name: string, value: string | number | boolean | null): string[] {
  const { messages, rules } = endpoints[id as OperationId];
  const members = membersOf(id as OperationId, messages, rules);
  expect(Object.keys(members)).toContain(name);
  const body = Object.fromEntries(Object.keys(members).map((member) => [member, null]));
  return testMembers(members, { ...body, [name]: value })[name] ?? [];
}

describe.each(bodies)('the body of $id', ({ id, schema }) => {
  const { properties = {}, required = [] } = schema;

  it.each(Object.entries(properties))('has every rule of the contract: %s', (name, property) => {
    const member = resolve<SchemaObject>(document, property);
    const isRefused = (value: string | number | boolean | null) => messagesFor(id, name, value).length > 0;
    // The password of a registration may be missing, which shows as a mismatch of the other.
    expect(isRefused(null)).toBe(required.includes(name));
    const { minLength, maxLength, minimum, pattern } = member;
    if (minLength) expect(isRefused('x'.repeat(minLength - 1))).toBe(true);
    if (maxLength) {
      expect(isRefused('x'.repeat(maxLength + 1))).toBe(true);
      expect(isRefused('x'.repeat(maxLength))).toBe(false);
    }
    if (minimum !== undefined) {
      expect(isRefused(minimum - 1)).toBe(true);
      expect(isRefused(minimum)).toBe(false);
    }
    if (pattern) expect(isRefused(againstPattern(pattern))).toBe(true);
  });
});

it('a changed bound of the contract changes the rule, and a member nobody can read is refused', () => {
  const changed = structuredClone(document);
  const schema = changed.components.schemas.CreateFormRequest as SchemaObject;
  const name = schema.properties?.name as SchemaObject;
  Object.assign(name, { maxLength: 7, pattern: '^A' });
  const found = listOperations(changed).find(({ operation }) => operation.operationId === 'createForm');
  if (!found) throw new Error('The contract has no createForm.');
  expect(requestMembers(changed, found.operation)[0]).toEqual({
    name: 'name',
    kind: 'text',
    required: true,
    minLength: 2,
    maxLength: 7,
    pattern: '^A',
  });
  Object.assign(name, { type: 'number' });
  expect(() => requestMembers(changed, found.operation)).toThrow(ContractError);
});

it('where two templates fit a path, the one with the word wins, whatever the word', () => {
  const router = createRouter();
  const match = router('GET', pathSegments('/api/forms/1/submissions/by-token/status'));
  expect(match && 'route' in match && match.route.id).toBe('getSubmissionByToken');
  const status = router('POST', pathSegments('/api/forms/1/submissions/5/status'));
  expect(status && 'route' in status && status.route.id).toBe('setSubmissionStatus');
});
