import { REFERENCE_ORIGIN } from '@/lib/api/origins';
import { allContract } from '@/lib/contract/all-operations';
import type { OpenApiDocument, OperationObject } from '@/lib/contract/types';
import { consoleBodies } from '@/lib/examples/safe-bodies';

/** Splits a description of the contract: its first sentence is in the row, the rest comes with the form. */
export function splitAbout(description = '') {
  const end = /\.(?=\s)/.exec(description)?.index ?? description.length;
  return { lead: description.slice(0, end + 1), rest: description.slice(end + 1).trim() };
}

type PathItem = OpenApiDocument['paths'][string];

/** Returns the request body of an operation, with a first example that does no harm when it is executed as it is. */
function safeBody({ operationId = '', requestBody }: OperationObject): object | undefined {
  const value = consoleBodies[operationId];
  if (!value || !requestBody) return requestBody;
  const content = Object.entries(requestBody.content).map(([type, media]) => {
    const [[name, example] = ['example', {}], ...others] = Object.entries(media.examples ?? {});
    const summary = operationId === 'changePassword' ? { summary: 'The same password again' } : {};
    const first = [name, { ...example, ...summary, value }] as const;
    return [type, { ...media, examples: Object.fromEntries([first, ...others]) }];
  });
  return { ...requestBody, content: Object.fromEntries(content) };
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
          requestBody: safeBody(operation as OperationObject),
          responses: {},
        },
      ],
    ),
  );
}

/**
 * Returns both contracts as Swagger UI needs it for its forms: one server, whose place the chosen target takes when a
 * request is sent, and no examples of parameters, which it would fill in although such forms do not exist. Integers
 * beyond 2^53 occur only in what is left out.
 */
export function consoleSpec(): object {
  const { document: all } = allContract;
  const { parameters, responses: _responses, ...components } = all.components;
  const document = {
    ...all,
    servers: [{ url: REFERENCE_ORIGIN }],
    paths: Object.fromEntries(Object.entries(all.paths).map(([path, item]) => [path, forForms(item)])),
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
