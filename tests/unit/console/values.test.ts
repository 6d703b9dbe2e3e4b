import { beforeEach, describe, expect, it } from 'vitest';
import { placeholdersIn } from '@/features/try/samples/placeholders';
import { openValues } from '@/features/try/swagger/known-values';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { isVariable } from '@/shared/contract/variables';
import { preparedBody } from '@/tests/support/prepared-body';

/** Responses about form 7, and the variables that they give. */
const responses = {
  createFormTemplate: { id: '6' },
  createTheme: { id: '5' },
  createForm: { id: '7' },
  getActiveFormDefinition: { id: '8', jsonData: '{"a":"\\"b\\""}' },
  createSubmission: { id: '9', token: 'T' },
};
const known = {
  formTemplateId: '6',
  themeId: '5',
  formId: '7',
  definitionId: '8',
  jsonData: '{"a":"\\"b\\""}',
  submissionId: '9',
  submissionToken: 'T',
};

let values: ReturnType<typeof openValues>;
const learnText = (id: string, text: string, parameters: Record<string, string> = { formId: '7' }) =>
  values.learn('sandbox', allContract.operation(id), parameters, text);
const learn = (id: string, response: object, parameters?: Record<string, string>) =>
  learnText(id, JSON.stringify(response), parameters);
const all = (form?: string) =>
  Object.fromEntries(
    Object.keys(known)
      .map((name) => [name, values.get('sandbox', name, form)])
      .filter(([, value]) => value !== undefined),
  );

beforeEach(() => {
  values = openValues();
  for (const [id, response] of Object.entries(responses)) learn(id, response);
});

describe('values of responses', () => {
  it('fill in every operation whose values one of them gives', () => {
    expect(all()).toEqual(known);
    const needed = allOperations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path'));
    expect(needed.map(({ name }) => name).filter((name) => !(name in known))).toEqual([]);
  });

  it('belong to their form and to their server', () => {
    expect(all('70')).toEqual({ formId: '7', formTemplateId: '6', themeId: '5' });
    learn('updateForm', {}, { formId: '70' });
    expect(all()).toEqual({ formId: '70', formTemplateId: '6', themeId: '5' });
    expect(values.get('https://other', 'formId')).toBeUndefined();
  });

  it('come from the pages of lists of 0.7, too', () => {
    learn('listForms', { page: 1, totalPages: 1, items: [{ id: '71' }] }, {});
    expect(values.get('sandbox', 'formId', '', true)).toBe('71');
  });

  it('keep all digits, and fill in only what reads when they are the first entry of a list', () => {
    learnText('listSubmissions', '[{"id":1431648585574401063},{"id":2}]');
    expect(values.get('sandbox', 'submissionId', '7', true)).toBe('1431648585574401063');
    expect(values.get('sandbox', 'submissionId')).toBe('9');
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['deleteForm', { formId: '7' }, ['formTemplateId', 'themeId']],
    ['deleteTheme', { themeId: '5' }, Object.keys(known).filter((name) => name !== 'themeId')],
    [
      'replaceActiveFormDefinition',
      { formId: '7' },
      Object.keys(known).filter((name) => !/def|json/.test(name)),
    ],
  ])('are dropped by %s', (id, parameters, left) => {
    learn(id, {}, parameters);
    expect(Object.keys(all()).sort()).toEqual([...left].sort());
  });

  it('include no token of a complete submission', () => {
    learn('updateSubmission', { id: '9', isComplete: true, token: 'T' }, { formId: '7', submissionId: '9' });
    expect(values.get('sandbox', 'submissionToken')).toBeUndefined();
  });

  it('fill in bodies, escaped as in JSON, and leave other names as text', () => {
    const fill = (body: string, form = '7') => values.fillBody(body, 'sandbox', form, { refreshToken: 'r' });
    expect(fill('{"a":"{{jsonData}} {{toString}} {{refreshToken}}"}')).toBe(
      '{"a":"{\\"a\\":\\"\\\\\\"b\\\\\\"\\"} {{toString}} r"}',
    );
    expect(() => fill('{{jsonData}}', '70')).toThrow(
      '{{jsonData}} has no value for the form 70 yet. It comes from a successful response to “Read the active definition”',
    );
    const bodies = allOperations.flatMap(({ id }) =>
      placeholdersIn(preparedBody(id) ?? '').filter(isVariable),
    );
    expect(bodies).toEqual(['refreshToken', 'jsonData']);
  });
});
