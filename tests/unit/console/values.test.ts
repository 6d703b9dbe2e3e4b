import { beforeEach, describe, expect, it } from 'vitest';
import { fillCall } from '@/features/console/client/prepare';
import { openValues } from '@/features/console/client/values';
import { placeholdersIn } from '@/features/try/samples/placeholders';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { templateNames } from '@/shared/http/path-template';
import { preparedBody } from '@/tests/support/prepared-body';

/** Responses that contain values of form 7, by operation; each with its variables. */
const responses: Record<string, [response: object, variables: Record<string, string>]> = {
  createFormTemplate: [{ id: '6', name: 'Sign-up' }, { formTemplateId: '6' }],
  createTheme: [{ id: '5', name: 'Brand' }, { themeId: '5' }],
  createForm: [{ id: '7', name: 'Feedback' }, { formId: '7' }],
  getActiveFormDefinition: [
    { id: '8', jsonData: '{"a":"\\"b\\""}' },
    { definitionId: '8', jsonData: '{"a":"\\"b\\""}' },
  ],
  createSubmission: [
    { id: '9', token: 'T' },
    { submissionId: '9', submissionToken: 'T' },
  ],
};
const known = Object.assign({}, ...Object.values(responses).map(([, variables]) => variables)) as Record<
  string,
  string
>;
const session = { email: 'a@b.co', accessToken: 'access', refreshToken: 'refresh', expires: null };

const form = ['formId'];
const definition = ['formId', 'definitionId'];
const submission = ['formId', 'submissionId'];
const token = ['formId', 'submissionToken'];
const template = ['formTemplateId'];
const theme = ['themeId'];
const questions = ['jsonData', 'definitionId'];

/** What fills in the request of each operation, and which values are deleted once it was sent. */
const table: Record<string, [filledIn: string[], forgotten?: string[]]> = {
  login: [[]],
  refreshToken: [['refreshToken']],
  logout: [[]],
  register: [['uniqueEmail']],
  changePassword: [[]],
  receiveSlackToken: [[]],
  createFormTemplate: [[]],
  listFormTemplates: [[]],
  getFormTemplate: [template],
  updateFormTemplate: [template],
  deleteFormTemplate: [template, template],
  createForm: [[]],
  listForms: [[]],
  getForm: [form],
  updateForm: [form],
  replaceForm: [form],
  deleteForm: [form, [...form, ...questions, 'submissionId', 'submissionToken']],
  createFormDefinition: [form, questions],
  listFormDefinitions: [form],
  getActiveFormDefinition: [form],
  updateActiveFormDefinition: [[...form, 'jsonData'], questions],
  replaceActiveFormDefinition: [form, questions],
  getFormDefinition: [definition],
  // The definition itself still exists.
  updateFormDefinition: [definition, ['jsonData']],
  replaceFormDefinition: [definition, ['jsonData']],
  createSubmission: [form],
  listSubmissions: [form],
  getSubmission: [submission],
  updateSubmission: [submission],
  replaceSubmission: [submission],
  getSubmissionByToken: [token],
  updateSubmissionByToken: [token],
  setSubmissionStatus: [submission],
  verifyEmail: [[]],
  sendVerificationEmail: [[]],
  forgotPassword: [[]],
  resetPassword: [[]],
  getUserInfo: [[]],
  exportSubmissions: [form],
  downloadFiles: [submission],
  listThemes: [[]],
  createTheme: [[]],
  getTheme: [theme],
  updateTheme: [theme],
  replaceTheme: [theme],
  deleteTheme: [theme, theme],
  listQuestions: [[]],
  createQuestion: [[]],
};

let values: ReturnType<typeof openValues>;
beforeEach(() => {
  values = openValues();
  for (const [operationId, [response]] of Object.entries(responses))
    values.learn('sandbox', { operationId, parameters: { formId: '7' } }, JSON.stringify(response));
});

/** Returns the request as it is prepared for a form. */
function prepared(id: string, formId = '7') {
  const filled = templateNames(allContract.operation(id).path).map((name) => {
    return [name, name === 'formId' ? formId : (values.carried('sandbox', name, formId) ?? '')];
  });
  const body = preparedBody(id);
  return { operationId: id, parameters: Object.fromEntries(filled), ...(body !== undefined && { body }) };
}
const fill = (call: ReturnType<typeof prepared>) => fillCall(call, { values, target: 'sandbox', session });

it('has a row for each operation', () => {
  expect(Object.keys(table).sort()).toEqual(allOperations.map(({ id }) => id).sort());
});

describe.each(Object.entries(table))('the prepared request of %s', (id, [filledIn, forgotten = []]) => {
  it('is filled in with the values of the form in its path', () => {
    const call = prepared(id);
    expect([...templateNames(allContract.operation(id).path), ...placeholdersIn(call.body)].sort()).toEqual(
      [...filledIn].sort(),
    );
    const { parameters, body = '{}' } = fill(call);
    for (const [name, value] of Object.entries(parameters)) expect(value, name).toBe(known[name]);
    const sent: Record<string, unknown> = JSON.parse(body);
    if (filledIn.includes('jsonData')) expect(sent.jsonData).toBe(known.jsonData);
    if (filledIn.includes('refreshToken')) expect(sent.refreshToken).toBe('refresh');
    expect(body).not.toContain('{{');
  });

  it("isn't filled in for another form, and not sent", () => {
    const isOfForm = filledIn.includes('formId') && filledIn.length > 1;
    if (isOfForm)
      expect(() => fill(prepared(id, '70'))).toThrow(/is missing|has no value for the form 70 yet/);
    else expect(() => fill(prepared(id, '70'))).not.toThrow();
  });

  it(`drops these values: ${forgotten}`, () => {
    const call = fill(prepared(id));
    values.sent('sandbox', call);
    values.learn('sandbox', call, '{}');
    const left = Object.keys(known).filter((name) => values.carried('sandbox', name, '7') !== known[name]);
    expect(left.sort()).toEqual([...forgotten].sort());
  });
});

describe('values', () => {
  it('are restored with the form they belong to, at their own server', () => {
    values.learn('sandbox', { operationId: 'getForm', parameters: { formId: '70' } }, '{}');
    expect(values.of('sandbox')).toEqual({ formId: '70', formTemplateId: '6', themeId: '5' });
    values.learn('sandbox', { operationId: 'getForm', parameters: { formId: '7' } }, '{}');
    expect(values.of('sandbox')).toEqual(known);
    expect(values.of('https://other')).toEqual({});
  });

  it('include the questions with which a form was created', () => {
    const body = '{"formDefinitionJsonData":"{}"}';
    values.learn('sandbox', { operationId: 'createForm', parameters: {}, body }, '{"id":"70"}');
    expect(values.of('sandbox')).toMatchObject({ formId: '70', jsonData: '{}' });
  });

  it('include no token of a complete submission', () => {
    const call = { operationId: 'updateSubmission', parameters: { formId: '7', submissionId: '9' } };
    values.learn('sandbox', call, '{"id":"9","isComplete":true,"token":"T"}');
    expect(values.of('sandbox').submissionToken).toBeUndefined();
  });

  it('ignore a read that began before a write', () => {
    const read = { operationId: 'getActiveFormDefinition', parameters: { formId: '7' } };
    const startedAt = performance.now() - 1;
    values.sent('sandbox', { ...read, operationId: 'replaceActiveFormDefinition' });
    values.learn('sandbox', read, '{"id":"8","jsonData":"old"}', startedAt);
    expect(values.of('sandbox').jsonData).toBeUndefined();
  });

  it('do not fall back to an older form after a deletion', () => {
    values.learn('sandbox', { operationId: 'createForm', parameters: {} }, '{"id":"70"}');
    values.learn('sandbox', { operationId: 'deleteForm', parameters: { formId: '70' } }, '"70"');
    expect(values.of('sandbox').formId).toBeUndefined();
    expect(values.created('sandbox', 'formId', '').map(({ value }) => value)).toEqual(['7']);
  });

  it('fill their places until they are cleared, and leave other names as text', () => {
    const body = '{"name":"{{jsonData}} {{firstName}}"}';
    const call = { operationId: 'createForm', parameters: { formId: '{{formId}}' }, body };
    expect(fill(call)).toEqual({
      ...call,
      parameters: { formId: '7' },
      body: '{"name":"{\\"a\\":\\"\\\\\\"b\\\\\\"\\"} {{firstName}}"}',
    });
    values.forget('sandbox', 'jsonData');
    expect(values.of('sandbox').jsonData).toBeUndefined();
  });
});
