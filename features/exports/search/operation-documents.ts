import { runningServer } from '@/features/differences/differences';
import type { Difference } from '@/features/differences/types';
import { getProperties } from '@/features/reference/build/fields';
import type { SearchDocument } from '@/features/search/engine/types';
import { responseAnchor } from '@/shared/contract/anchors';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/contract';
import { referenceContract, referenceOperations } from '@/shared/contract/later-releases';
import type { ExactJson } from '@/shared/http/json';

/** The part of a search document that comes from the contract. */
type OperationDocument = Omit<SearchDocument, 'page' | 'anchor' | 'kind' | 'group'>;

/** Collects strings in a JSON value that a reader might paste: those with spaces. */
function collectMessages(value: ExactJson | undefined, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (/\s/.test(value) && !value.startsWith('{')) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectMessages(inner, found);
  return found;
}

/** Collects the schemas of an operation's bodies, nested ones included. */
function collectSchemas(value: unknown, found = new Set<string>()): Set<string> {
  // Integers beyond 2^53 appear in examples only, which contain no references.
  const text = JSON.stringify(value ?? null, (_name, item) => (typeof item === 'bigint' ? null : item));
  const references = text.matchAll(/#\/components\/(schemas|responses)\/(\w+)/g);
  for (const [, section, name = ''] of references) {
    if (section === 'responses')
      collectSchemas(referenceContract.document.components.responses?.[name], found);
    else if (!found.has(name)) {
      found.add(name);
      collectSchemas(referenceContract.document.components.schemas[name], found);
    }
  }
  return found;
}

const plain = (text: string): string => text.replace(/^- /gm, '').replaceAll('`', '').replaceAll('**', '');

function operationDocument(api: ApiOperation): OperationDocument {
  const { id, method, path, operation } = api;
  const body = requestBody(api);
  const responses = getResponses(api);
  const bodyFields = body ? getProperties(body.schema) : [];
  const inputs = [
    ...api.parameters.map(({ name, in: place, description = '' }) => ({ path: name, place, description })),
    ...bodyFields.map((field) => ({ ...field, place: 'body' })),
  ];
  const bodies = responses.flatMap(({ status, bodies: all }) =>
    all.map((one, index) => ({ ...one, status, index })),
  );
  const found = new Set<string>();
  const properties: Record<string, number> = {};
  const add = (prefix: string, fields: readonly { path: string }[]) => {
    const before = found.size;
    for (const field of fields) found.add(field.path);
    if (found.size > before) properties[prefix] = found.size - before;
  };
  for (const place of ['path', 'query', 'body']) {
    const own = inputs.filter((input) => input.place === place);
    add(place, own);
  }
  for (const { status, index, schema } of bodies)
    if (status < 400) add(responseAnchor(status, index), getProperties(schema));
    // Properties of server errors are explained in the error guide.
    else if (!api.isServerOnly) for (const field of getProperties(schema)) found.add(field.path);
  const schemas = collectSchemas([operation.requestBody, operation.responses]);
  const messages = new Set<string>();
  for (const { status, examples } of bodies)
    if (status >= 400) for (const { value } of examples) collectMessages(value, messages);
  return {
    title: operation.summary,
    names: [id, `${method.toUpperCase()} ${path}`, ...schemas, ...messages],
    text: plain(
      [operation.description, ...inputs.map(({ path: name, description }) => `${name}: ${description}`)].join(
        ' ',
      ),
    ).replace(/\s+/g, ' '),
    code: [...found].join(' '),
    properties,
    ...(api.isServerOnly && { isServerOnly: true }),
  };
}

/** Returns all operations by the site path of their page, with a trailing slash. */
export const operationDocuments = (): Map<string, OperationDocument> =>
  new Map(referenceOperations.map((api) => [`${api.href}/`, operationDocument(api)]));

function recordedMessages(evidence: Difference['evidence']): string[] {
  const found = new Set<string>();
  for (const one of evidence.filter((shown) => 'record' in shown)) {
    if (one.status >= 400) collectMessages(one.body, found);
    const { errorCode } = (one.body ?? {}) as { errorCode?: unknown };
    if (typeof errorCode === 'string') found.add(errorCode);
  }
  return [...found];
}

/** Returns recorded messages and codes by the ID of the difference that explains them. */
export const runningServerNames = (): Map<string, string[]> =>
  new Map(runningServer.differences.map(({ id, evidence }) => [id, recordedMessages(evidence)]));
