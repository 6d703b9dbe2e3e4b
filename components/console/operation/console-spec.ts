import { REFERENCE_ORIGIN } from '@/lib/api/origins';
import { openApi } from '@/lib/contract/document';
import type { OpenApiDocument } from '@/lib/contract/types';

/** Splits a description of the contract: its first sentence is in the row, the rest comes with the form. */
export function splitAbout(description = '') {
  const end = /\.(?=\s)/.exec(description)?.index ?? description.length;
  return { lead: description.slice(0, end + 1), rest: description.slice(end + 1).trim() };
}

type PathItem = OpenApiDocument['paths'][string];

/** The name under which the questions of a form are carried from request to request. */
const QUESTIONS = 'jsonData';

/**
 * Puts the place of a carried value where an example for the active definition has questions: executed as it is, it must
 * not replace those of the reader's form.
 */
function keepQuestions(operation: PathItem['patch']): object | undefined {
  if (operation?.operationId !== 'updateActiveFormDefinition') return operation?.requestBody;
  return JSON.parse(JSON.stringify(operation.requestBody), (name, value) =>
    name === 'publish' ? { ...value, value: { ...value.value, [QUESTIONS]: `{{${QUESTIONS}}}` } } : value,
  );
}

/** Puts the parameters of the path before those of the operation, and leaves out what the row and the console render. */
function forForms({ parameters: shared = [], ...operations }: PathItem): object {
  return Object.fromEntries(
    Object.entries(operations).map(
      ([method, { description, responses: _responses, parameters = [], ...operation }]) => [
        method,
        {
          ...operation,
          description: splitAbout(description).rest,
          parameters: [...shared, ...parameters],
          requestBody: keepQuestions(operation as PathItem['patch']),
          responses: {},
        },
      ],
    ),
  );
}

/**
 * Returns the contract as Swagger UI needs it for its forms: one server, whose place the chosen target takes when a
 * request is sent, and no examples of parameters, which it would fill in although such forms do not exist. Integers
 * beyond 2^53 occur only in what is left out.
 */
export function consoleSpec(): object {
  const { parameters, responses: _responses, ...components } = openApi.components;
  const document = {
    ...openApi,
    servers: [{ url: REFERENCE_ORIGIN }],
    paths: Object.fromEntries(Object.entries(openApi.paths).map(([path, item]) => [path, forForms(item)])),
    components: {
      ...components,
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, { example: _example, ...parameter }]) => [name, parameter]),
      ),
    },
  };
  return JSON.parse(
    JSON.stringify(document, (_name, value) => (typeof value === 'bigint' ? undefined : value)),
  );
}
