import { runningServer } from '@/features/differences/differences';
import type { Difference } from '@/features/differences/types';
import { getProperties } from '@/features/reference/build/fields';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/contract';
import type { Schema } from '@/shared/contract/types';
import type { ExactJson } from '@/shared/http/json';

/** What is searched of an operation. */
interface OperationDocument {
  title: string;
  /** Id, method with path, messages of its errors, names of its schemas. */
  names: string[];
  text: string;
  /** Its parameters, and properties of its bodies. */
  code: string;
  /** Prefix of their anchors on the page, with the number of names in `code` that have it, in their order. */
  properties: Record<string, number>;
  isServerOnly?: true;
}

/** Texts inside a JSON value that a reader may paste: those with blanks. */
function messagesIn(value: ExactJson | undefined, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (/\s/.test(value) && !value.startsWith('{')) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) messagesIn(inner, found);
  return found;
}

/** Names of the schemas that an operation takes and answers, and of those inside them. */
function getSchemas(value: unknown, found = new Set<string>()): Set<string> {
  // Integers beyond 2^53 stand in examples alone, where no reference is.
  const text = JSON.stringify(value ?? null, (_name, item) => (typeof item === 'bigint' ? null : item));
  const references = text.matchAll(/#\/components\/(schemas|responses)\/(\w+)/g);
  for (const [, section, name = ''] of references) {
    if (section === 'responses') getSchemas(allContract.document.components.responses?.[name], found);
    else if (!found.has(name)) {
      found.add(name);
      getSchemas(allContract.document.components.schemas[name], found);
    }
  }
  return found;
}

const plain = (text: string): string => text.replaceAll('`', '').replaceAll('**', '');

/** Returns what is searched of an operation: its requests, responses and errors. */
function operationDocument(api: ApiOperation): OperationDocument {
  const { id, method, path, operation } = api;
  const body = requestBody(api);
  const answers = getResponses(api);
  const taken = [
    ...api.parameters.map(({ name, description = '' }) => ({ path: name, description })),
    ...(body ? getProperties(body.schema) : []),
  ];
  const bodies = answers.flatMap(({ status, body: first, otherBodies }) =>
    [...(first ? [first] : []), ...otherBodies].map((one, index) => ({ ...one, status, index })),
  );
  const found = new Set<string>();
  const properties: Record<string, number> = {};
  const add = (prefix: string, names: readonly string[]) => {
    const before = found.size;
    for (const name of names) found.add(name);
    if (found.size > before) properties[prefix] = found.size - before;
  };
  for (const place of ['path', 'query'])
    add(
      place,
      api.parameters.filter((one) => one.in === place).map(({ name }) => name),
    );
  const listPaths = (schema: Schema) => getProperties(schema).map(({ path: name }) => name);
  if (body) add('body', listPaths(body.schema));
  for (const { status, index, schema } of bodies)
    if (status < 400) add(`response-${status}${index > 0 ? `-${index + 1}` : ''}`, listPaths(schema));
    // Errors of a server have properties that the guide of errors explains.
    else if (!api.isServerOnly) for (const name of listPaths(schema)) found.add(name);
  const schemas = getSchemas([operation.requestBody, operation.responses]);
  const messages = new Set<string>();
  for (const { status, examples } of bodies)
    if (status >= 400) for (const { value } of examples) messagesIn(value, messages);
  return {
    title: operation.summary,
    names: [id, `${method.toUpperCase()} ${path}`, ...schemas, ...messages],
    text: plain(
      [operation.description, ...taken.map(({ path: name, description }) => `${name}: ${description}`)].join(
        ' ',
      ),
    ).replace(/\s+/g, ' '),
    code: [...found].join(' '),
    properties,
    ...(api.isServerOnly && { isServerOnly: true }),
  };
}

/** Returns all operations by the site path of their page, with a slash at its end. */
export const operationDocuments = (): Map<string, OperationDocument> =>
  new Map(allOperations.map((api) => [`${api.href}/`, operationDocument(api)]));

function recordedMessages(evidence: Difference['evidence']): string[] {
  const found = new Set<string>();
  for (const one of evidence) if ('record' in one && one.status >= 400) messagesIn(one.body, found);
  for (const one of evidence) {
    const code = 'record' in one && typeof one.body === 'object' && one.body !== null ? one.body : {};
    if ('errorCode' in code && typeof code.errorCode === 'string') found.add(code.errorCode);
  }
  return [...found];
}

/** What readers paste, by the id of the difference of an Endatix server that explains it. */
export function runningServerNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { id, evidence } of runningServer.differences) names.set(id, recordedMessages(evidence));
  return names;
}
