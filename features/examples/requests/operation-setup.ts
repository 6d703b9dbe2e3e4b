import { type ApiOperation, getOperation } from '@/shared/contract/operations';
import { given } from '@/shared/contract/variables';
import { fillTemplate } from '@/shared/http/path-template';
import { placeholdersIn } from '../samples/placeholders';
import { SIGN_IN } from './steps';
import type { ExampleSpec, ResponseValue } from './types';

type Place = Pick<ApiOperation, 'method' | 'path' | 'isProtected'>;

/** Operations that the contract lacks. */
const themes: Readonly<Record<string, Place>> = {
  createTheme: { method: 'post', path: '/api/themes', isProtected: true },
  listThemes: { method: 'get', path: '/api/themes', isProtected: true },
};

/** A request that gives variables to those after it. */
function step(operation: string, title: string, body?: ResponseValue): ExampleSpec {
  const { method, path, isProtected } = themes[operation] ?? getOperation(operation);
  return {
    operation,
    title,
    method: method.toUpperCase(),
    path: fillTemplate(path, (name) => `{{${name}}}`),
    ...(isProtected && { auth: true }),
    ...(body !== undefined && { body }),
    status: method === 'post' ? 201 : 200,
    save: { ...given[operation] },
  };
}

const NAME = 'Tried in the reference';
const form = step('createForm', 'Create a form', {
  name: NAME,
  isEnabled: true,
  formDefinitionJsonData: '{"pages":[]}',
});
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
// A name exists once in a tenant: each page of a reader makes another one. The code of the built page has no number.
const themeName = 'window' in globalThis ? `${NAME} ${Date.now()}` : NAME;
const theme = step('createTheme', 'Create a theme', { name: themeName, jsonData: '{}' });
const login: ExampleSpec = { ...SIGN_IN, save: { ...given.login } };

/** A step, and the list in which its result may be found: the newest entry, of those that have a property if any has. */
function orFind(made: ExampleSpec, list: string, pageSize = 1, prefer?: string): ExampleSpec {
  const reading = step(list, made.title);
  const path = `${reading.path}?pageSize=${pageSize}`;
  return { ...made, find: { ...reading, path, ...(prefer && { prefer }) } };
}

/** What comes before an operation that writes: things of its own, so that it changes nothing of the reader's. */
const writeSetup: ExampleSpec[] = [login, template, form, definition, submission, theme];

/** What comes before an operation that reads: it takes what is there, or makes things of its own. */
const readSetup: ExampleSpec[] = [
  login,
  orFind(template, 'listFormTemplates'),
  // A form that was just made has nothing to show.
  orFind(form, 'listForms', 100, 'submissionsCount'),
  definition,
  orFind(submission, 'listSubmissions'),
  orFind(theme, 'listThemes'),
];

/** What can come before a request, in order; a run takes those steps whose values it lacks. No list has tokens. */
export const runSetup = ({ method, path }: Pick<ExampleSpec, 'method' | 'path'>): ExampleSpec[] =>
  method === 'GET' && !placeholdersIn(path).includes('submissionToken') ? readSetup : writeSetup;
