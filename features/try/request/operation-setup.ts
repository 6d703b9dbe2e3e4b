import { type ApiOperation, getOperation } from '@/shared/contract/operations';
import { variablesByOperation } from '@/shared/contract/variables';
import type { ExactJson } from '@/shared/http/json';
import { fillTemplate } from '@/shared/http/path-template';
import { placeholdersIn } from '../samples/placeholders';
import { SIGN_IN } from './plan';
import type { ExampleSpec } from './types';

type Place = Pick<ApiOperation, 'method' | 'path' | 'isProtected'>;

/** Operations that the contract lacks. Reading pages don't load the other document. */
const themes: Readonly<Record<string, Place>> = {
  createTheme: { method: 'post', path: '/api/themes', isProtected: true },
  listThemes: { method: 'get', path: '/api/themes', isProtected: true },
};

function step(operation: string, title: string, body?: ExactJson): ExampleSpec {
  const { method, path, isProtected } = themes[operation] ?? getOperation(operation);
  return {
    operation,
    title,
    method: method.toUpperCase(),
    path: fillTemplate(path, (name) => `{{${name}}}`),
    ...(isProtected && { auth: true }),
    ...(body !== undefined && { body }),
    status: method === 'post' ? 201 : 200,
    save: variablesByOperation[operation],
  };
}

const NAME = 'Tried in the reference';
const form = step('createForm', 'Create a form', {
  name: NAME,
  isEnabled: true,
  formDefinitionJsonData: '{"pages":[]}',
});
// Servers before 0.7.0 ignore the property.
const opening = step('updateForm', 'Make the form public', { isPublic: true });
const definition = step('listFormDefinitions', 'List its definitions');
const submission = step('createSubmission', 'Send a partial submission', {
  jsonData: '{"score":4}',
  isComplete: false,
});
const template = step('createFormTemplate', 'Create a template', {
  name: NAME,
  isEnabled: true,
  jsonData: '{"pages":[]}',
});
// Names are unique in a tenant, so each visit needs another one. The code of the built page has no number.
const themeName = 'window' in globalThis ? `${NAME} ${Date.now()}` : NAME;
const theme = step('createTheme', 'Create a theme', { name: themeName, jsonData: '{}' });
const login: ExampleSpec = { ...SIGN_IN, save: variablesByOperation.login };

/** Adds the list in which the result of a step may be found: its newest entry, `prefer` where any has it. */
function orFind(made: ExampleSpec, list: string, pageSize = 1, prefer?: string): ExampleSpec {
  const reading = step(list, made.title);
  const path = `${reading.path}?pageSize=${pageSize}`;
  return { ...made, find: { ...reading, path, ...(prefer && { prefer }) } };
}

/** Setup of operations that write: they change nothing of the reader's. */
const writeSetup: ExampleSpec[] = [login, template, form, opening, definition, submission, theme];

/** Setup of operations that read: they use what exists. */
const readSetup: ExampleSpec[] = [
  login,
  orFind(template, 'listFormTemplates'),
  // A new form has nothing to show.
  orFind(form, 'listForms', 100, 'submissionsCount'),
  opening,
  definition,
  orFind(submission, 'listSubmissions'),
  orFind(theme, 'listThemes'),
];

/** Returns the setup of a request; a run takes the steps whose values it lacks. No list contains tokens. */
export const runSetup = ({ method, path }: Pick<ExampleSpec, 'method' | 'path'>): ExampleSpec[] =>
  method === 'GET' && !placeholdersIn(path).includes('submissionToken') ? readSetup : writeSetup;
