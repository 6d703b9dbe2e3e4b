import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findOperation } from '@/features/differences/recorded-call';
import { parseRecords } from '@/features/differences/records';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import { readOperations } from '@/shared/contract/contract';
import { newestDocument } from '@/shared/contract/later-releases';
import { schemaName } from '@/shared/contract/resolve';
import { formatErrors } from '@/shared/format-errors';
import { schemaValidator } from '@/tests/support/schema-validator';

const { document, operations } = readOperations(newestDocument());
const validator = (schema: object) => schemaValidator(document, schemaName(schema) ?? '');

/** Responses of a server of 0.7.3 to successful requests, by operation. */
const recorded = [
  'tests/unit/differences/recorded-responses-0.7.jsonl',
  'tests/support/replay-server/release-0.7.3.jsonl',
]
  .flatMap((file) => parseRecords(readFileSync(file, 'utf8')))
  .flatMap((record) => {
    const operation = findOperation(record, operations);
    const body = operation && getResponses(operation).find(({ status }) => status === record.status)?.body;
    const isDocumented = body && record.responseHeaders?.['content-type']?.startsWith(body.contentType);
    return isDocumented && record.status < 300
      ? [[operation.id, body.schema, record.responseBody] as const]
      : [];
  });

it('responses of release 0.7.3 fit its document', () => {
  expect(recorded.map(([id]) => id)).toEqual(expect.arrayContaining(['listForms', 'listSubmissions']));
  for (const [id, schema, body] of recorded) {
    const validate = validator(schema);
    expect(validate(body), `${id}: ${formatErrors(validate.errors, '/')}`).toBe(true);
  }
});

it('its examples fit its schemas, and those of responses are of no earlier release', () => {
  for (const operation of operations) {
    const responses = getResponses(operation).flatMap(({ bodies }) => bodies);
    const request = requestBody(operation);
    for (const { schema, examples } of request ? [request, ...responses] : responses) {
      const validate = validator(schema);
      for (const { name, value } of examples)
        expect(validate(value), `${operation.id} ${name}: ${formatErrors(validate.errors, '/')}`).toBe(true);
    }
    for (const { summary } of responses.flatMap(({ examples }) => examples))
      expect(summary, operation.id).not.toMatch(/before 0\.[567]/);
  }
});

it('it leaves out what releases removed, and adds what they added', () => {
  const { schemas } = document.components;
  expect(schemas.FormTemplate?.properties).not.toHaveProperty('isEnabled');
  expect(schemas.FormTemplate?.required).not.toContain('isEnabled');
  expect(schemas.UpdateFormRequest?.properties).toHaveProperty('isPublic');
  expect(schemas.CreateFormRequest?.required).toEqual(['name', 'isEnabled']);
});

it('its lists of forms and submissions are pages, and it has no schema that nothing uses', () => {
  const { FormList, SubmissionList, SubmissionListItem } = document.components.schemas;
  for (const list of [FormList, SubmissionList])
    expect(list).toMatchObject({ type: 'object', required: expect.arrayContaining(['items', 'totalPages']) });
  expect(SubmissionListItem).toBeUndefined();
});

it('documents who is refused, and what of an open operation needs no token', () => {
  const statuses = (id: string) =>
    Object.keys(operations.find((one) => one.id === id)?.operation.responses ?? {}).map(Number);
  expect(statuses('createSubmission')).toEqual(expect.arrayContaining([403, 409]));
  expect(statuses('getActiveFormDefinition')).toContain(403);
  // Each account needs a permission for it.
  expect(statuses('exportSubmissions')).toContain(403);
  const register = operations.find(({ id }) => id === 'register');
  expect(register?.operation.security).toEqual([]);
});
