import { SIGN_IN } from './runner';
import type { ExampleSpec } from './types';

const form: ExampleSpec = {
  title: 'Create a form',
  method: 'POST',
  path: '/api/forms',
  auth: true,
  body: { name: 'Tried in the reference', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' },
  status: 201,
  save: { formId: 'id' },
};
const definition: ExampleSpec = {
  title: 'List its definitions',
  method: 'GET',
  path: '/api/forms/{{formId}}/definitions',
  auth: true,
  status: 200,
  save: { definitionId: '0.id' },
};
const submission: ExampleSpec = {
  title: 'Send a partial submission',
  method: 'POST',
  path: '/api/forms/{{formId}}/submissions',
  body: { jsonData: '{"score":4}', isComplete: false },
  status: 201,
  save: { submissionId: 'id', submissionToken: 'token' },
};
const template: ExampleSpec = {
  title: 'Create a template',
  method: 'POST',
  path: '/api/form-templates',
  auth: true,
  body: { name: 'Tried in the reference', isEnabled: true, jsonData: '{"pages":[]}' },
  status: 201,
  save: { formTemplateId: 'id' },
};
const login: ExampleSpec = {
  ...SIGN_IN,
  save: { ...SIGN_IN.save, refreshToken: 'refreshToken' },
};

/** A step, and the list in which its result may be found: the newest entry, of those that have a property if any has. */
const orFind = (
  step: ExampleSpec,
  path: string,
  save: Record<string, string>,
  prefer?: string,
): ExampleSpec => ({
  ...step,
  find: { title: step.title, method: 'GET', path, auth: true, status: 200, save, ...(prefer && { prefer }) },
});

/** What comes before an operation that reads: it takes what is there, and makes what is not. */
const readSetup: ExampleSpec[] = [
  login,
  orFind(template, '/api/form-templates?pageSize=1', { formTemplateId: '0.id' }),
  // A form that was just made has nothing to show.
  orFind(form, '/api/forms?pageSize=100', { formId: '0.id' }, 'submissionsCount'),
  definition,
  orFind(submission, '/api/forms/{{formId}}/submissions?pageSize=1', { submissionId: '0.id' }),
];

/** What comes before an operation that writes: things of its own, so that it changes nothing of the reader's. */
const writeSetup: ExampleSpec[] = [login, template, form, definition, submission];

/** What can come before a request, in order; a run takes those steps whose values it lacks. */
export const runSetup = ({ method }: Pick<ExampleSpec, 'method'>): ExampleSpec[] =>
  method === 'GET' ? readSetup : writeSetup;
