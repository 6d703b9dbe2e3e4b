import { expect, test } from 'vitest';
import { boundsText, getFields, typeText } from '@/features/reference/build/fields';
import { findOperationIds, getBackground } from '@/features/reference/build/usage';
import { allContract } from '@/shared/contract/all-operations';
import { getResponses } from '@/shared/contract/bodies';
import { neighbors } from '@/shared/contract/later-releases';
import { apiOperations, getOperation, operationGroups } from '@/shared/contract/operations';

const field = (id: string, status: number, path: string) => {
  const body = getResponses(getOperation(id)).find((response) => response.status === status)?.body;
  return body && getFields(body.schema).find((entry) => entry.path === path);
};

test('operations are grouped by tag, each with its own page', () => {
  for (const { tag, operations } of [...operationGroups, ...allContract.groups])
    expect(operations.map((operation) => operation.tag)).toEqual(operations.map(() => tag));
  expect(getOperation('createFormTemplate').href).toBe('/docs/api/form-templates/createFormTemplate');
  expect(new Set(apiOperations.map(({ href }) => href)).size).toBe(apiOperations.length);
  expect(neighbors('login').previous).toBeUndefined();
  expect(neighbors('setSubmissionStatus')).toMatchObject({
    previous: { id: 'updateSubmissionByToken' },
    next: { id: 'exportSubmissions' },
  });
  expect(() => getOperation('readForm')).toThrow(/no operation "readForm".*createForm/);
});

test('properties are listed flat, with parents, bounds and defaults in words', () => {
  expect(field('getSubmission', 200, 'formDefinition.formId')).toMatchObject({ type: 'string or null' });
  expect(field('getSubmission', 200, 'formDefinition')?.type).toBe('SubmissionFormDefinition or null');
  expect(field('listSubmissions', 200, 'id')).toMatchObject({
    type: 'integer (int64)',
    bounds: ['1 or more'],
  });
  expect(field('createForm', 400, 'errors')?.type).toBe('object of array of string');
  expect(field('createForm', 400, 'statusCode')?.default).toBe('400');
  const text = { type: 'string' } as const;
  const properties = { name: { ...text, minLength: 2, maxLength: 100 }, description: text };
  expect(getFields({ type: 'object', required: ['name'], properties })).toMatchObject([
    { path: 'name', required: true, bounds: ['2 to 100 characters'] },
    { path: 'description', required: false, bounds: [] },
  ]);
  expect(boundsText({ maxLength: 16 })).toEqual(['at most 16 characters']);
  expect(boundsText({ minLength: 1 })).toEqual(['not empty']);
  expect(boundsText({ minimum: 1, maximum: 9, pattern: 'a+' })).toEqual(['1 to 9', 'pattern a+']);
  expect(typeText({ type: 'array', items: { $ref: '#/components/schemas/Form' } })).toBe('array of Form');
});

test('pages that run or name an operation are found', () => {
  const text = `<ApiExample\n  operation="login"\n  status={200} /> and [forms](/docs/api/forms/listForms), /docs/api`;
  expect([...findOperationIds(text)]).toEqual(['login', 'listForms']);
});

test('every operation links to the guide of its tag', () => {
  for (const { id } of apiOperations) expect(getBackground(id), id).toHaveLength(1);
  expect(getBackground('createFormDefinition')[0]?.href).toBe(
    '/docs/getting-started/architecture#definitions',
  );
});
