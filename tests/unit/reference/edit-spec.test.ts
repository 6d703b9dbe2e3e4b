import { expect, it } from 'vitest';
import { editSpec } from '@/features/try/request/edit-spec';
import { runParameters, runSpec } from '@/features/try/request/operation-spec';
import { apiOperations, getOperation } from '@/shared/contract/operations';
import { exactText } from '@/shared/http/json';

const edit = (id: string, changes: Record<string, string>, body?: string) => {
  const operation = getOperation(id);
  const spec = runSpec(operation);
  const parameters = runParameters(operation);
  const values = { ...Object.fromEntries(parameters.map(({ name, value }) => [name, value])), ...changes };
  return editSpec(spec, operation.path, parameters, values, body ?? exactText(spec.body ?? null));
};

it('the request of a Run panel is the shown one without changes', () => {
  for (const { id } of apiOperations) expect(edit(id, {})).toMatchObject(runSpec(getOperation(id)));
});

it('the request of a Run panel has the values that the reader wrote', () => {
  const edited = edit('listSubmissions', { formId: ' 12 ', page: '', filter: 'id:1\n\nstatus:new' });
  expect(edited).toMatchObject({
    path: '/api/forms/12/submissions?pageSize=10&filter=id%3A1&filter=status%3Anew',
  });
  expect(edit('createForm', {}, '{"name": 12345678901234567890}')).toMatchObject({
    body: { name: 12345678901234567890n },
  });
});

it("the request of a Run panel is rejected with the reason if it can't be sent", () => {
  expect(edit('getForm', { formId: ' ' })).toEqual({ kind: 'empty', name: 'formId' });
  expect(edit('createForm', {}, '{"name"')).toMatchObject({ kind: 'badBody' });
});
