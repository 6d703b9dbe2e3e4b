import { given } from '@/lib/contract/variables';
import { placeholdersIn } from '@/lib/samples/placeholders';
import { SIGN_IN } from './steps';
import type { ExampleSpec } from './types';

const form: ExampleSpec = {
  operation: 'createForm',
  title: 'Create a form',
  method: 'POST',
  path: '/api/forms',
  auth: true,
  body: { name: 'Tried in the reference', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' },
  status: 201,
  save: { ...given.createForm },
};
const definition: ExampleSpec = {
  operation: 'listFormDefinitions',
  title: 'List its definitions',
  method: 'GET',
  path: '/api/forms/{{formId}}/definitions',
  auth: true,
  status: 200,
  save: { ...given.listFormDefinitions },
};
const submission: ExampleSpec = {
  operation: 'createSubmission',
  title: 'Send a partial submission',
  method: 'POST',
  path: '/api/forms/{{formId}}/submissions',
  body: { jsonData: '{"score":4}', isComplete: false },
  status: 201,
  save: { ...given.createSubmission },
};
const template: ExampleSpec = {
  operation: 'createFormTemplate',
  title: 'Create a template',
  method: 'POST',
  path: '/api/form-templates',
  auth: true,
  body: { name: 'Tried in the reference', isEnabled: true, jsonData: '{"pages":[]}' },
  status: 201,
  save: { ...given.createFormTemplate },
};
const theme: ExampleSpec = {
  operation: 'createTheme',
  title: 'Create a theme',
  method: 'POST',
  path: '/api/themes',
  auth: true,
  // A name exists once in a tenant: each page of a reader makes another one. The code of the built page has no number.
  body: { name: `Tried in the reference${'window' in globalThis ? ` ${Date.now()}` : ''}`, jsonData: '{}' },
  status: 201,
  save: { ...given.createTheme },
};
const login: ExampleSpec = { ...SIGN_IN, save: { ...given.login } };

/** A step, and the list in which its result may be found: the newest entry, of those that have a property if any has. */
const orFind = (step: ExampleSpec, list: string, path: string, prefer?: string): ExampleSpec => ({
  ...step,
  find: {
    operation: list,
    title: step.title,
    method: 'GET',
    path,
    auth: true,
    status: 200,
    save: { ...given[list] },
    ...(prefer && { prefer }),
  },
});

/** What comes before an operation that writes: things of its own, so that it changes nothing of the reader's. */
const writeSetup: ExampleSpec[] = [login, template, form, definition, submission, theme];

/** What comes before an operation that reads: it takes what is there, or makes things of its own. */
const readSetup: ExampleSpec[] = [
  login,
  orFind(template, 'listFormTemplates', '/api/form-templates?pageSize=1'),
  // A form that was just made has nothing to show.
  orFind(form, 'listForms', '/api/forms?pageSize=100', 'submissionsCount'),
  definition,
  orFind(submission, 'listSubmissions', '/api/forms/{{formId}}/submissions?pageSize=1'),
  orFind(theme, 'listThemes', '/api/themes?pageSize=1'),
];

/** What can come before a request, in order; a run takes those steps whose values it lacks. No list has tokens. */
export const runSetup = ({ method, path }: Pick<ExampleSpec, 'method' | 'path'>): ExampleSpec[] =>
  method === 'GET' && !placeholdersIn(path).includes('submissionToken') ? readSetup : writeSetup;
