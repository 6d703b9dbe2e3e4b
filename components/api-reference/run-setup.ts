import { SIGN_IN } from '@/lib/shared/examples/runner';
import type { ExampleSpec } from '@/lib/shared/examples/types';

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

/** What can come before an operation, in order; a run takes those steps whose values it lacks. */
export const runSetup: ExampleSpec[] = [login, template, form, definition, submission];
