import type { ErrorResponse } from '@/generated/error-responses';
import { type Operation, type OperationId, operations, type RequestProperty } from '@/generated/operations';
import { requestBody } from '@/shared/contract/bodies';
import { getOperation } from '@/shared/contract/operations';
import { fillTemplate } from '@/shared/http/path-template';
import { setUpSituations } from './case-runner';
import type { ReadResponse } from './contract-check';
import type { TestApi, TestCall } from './test-api';

/** IDs and tokens of a server for requests to all operations. */
export interface TestState {
  path: Readonly<Record<string, string>>;
  token: string;
  /** Invalid tokens by their flaw. */
  tokens: Readonly<Record<string, string>>;
}

/** Creates one of each thing on a server. */
export async function testState(server: TestApi): Promise<TestState> {
  const variables: Record<string, string> = { uniq: '1' };
  await setUpSituations(server, ['publishedForm', 'partial', 'template', 'tokens'], variables);
  const { formId = '', definitionId = '', submissionId = '', token = '', templateId = '' } = variables;
  return {
    path: { formId, definitionId, submissionId, submissionToken: token, formTemplateId: templateId },
    token: variables.adminToken ?? '',
    tokens: variables,
  };
}

interface Draft extends Pick<TestCall, 'body' | 'rawBody' | 'token'> {
  path: Readonly<Record<string, string>>;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const nothing = '999999999999999';

/** Texts of which one breaks each pattern of the contract. */
const oddTexts = [
  'no such thing',
  '1 begins with a digit',
  'NO LETTER IN LOWER CASE',
  ' begins with a space',
  '',
];

/** Returns a text that breaks a pattern of the contract. Throws an Error if none of the known texts does. */
function againstPattern(pattern: string): string {
  const broken = oddTexts.find((text) => !new RegExp(pattern).test(text));
  if (broken === undefined)
    throw new Error(`Add a text that breaks ${pattern} to oddTexts in provocations.ts.`);
  return broken;
}

/** Returns a value that breaks the rule. */
function brokenValue({ demand }: ErrorResponse, { kind }: RequestProperty): unknown {
  switch (demand.kind) {
    case 'minLength':
      return 'x'.repeat(demand.bound - 1);
    case 'maxLength':
      return 'x'.repeat(demand.bound + 1);
    case 'minimum':
      return demand.bound - 1;
    case 'pattern':
      return againstPattern(demand.pattern);
    case 'type':
      return { text: 1, flag: 'no', int32: true }[kind];
  }
  const values: Partial<Record<string, unknown>> = {
    notEmpty: null,
    notBlank: ' ',
    email: 'nobody',
    sameAs: 'another',
    int32: 1.5,
    nul: 'a\u0000b',
    upperCase: 'abcd123!',
    lowerCase: 'ABCD123!',
    digit: 'Abcdefg!',
    special: 'Abcd1234',
  };
  const value = values[demand.kind === 'contains' ? demand.what : demand.kind];
  if (value === undefined)
    throw new Error(
      `Add a value that breaks the rule ${JSON.stringify(demand)} to brokenValue (packages/reference-api/tests/support/provocations.ts).`,
    );
  return value;
}

const filters: Readonly<Record<string, string>> = {
  'filter.empty': ' ',
  'filter.field': 'color:red',
  'filter.operator': 'id~1',
  'filter.value': 'id:',
  'filter.emptyValue': 'id:1,,2',
  'filter.valuesType': 'id:one',
  'filter.operatorType': 'jsonData>1',
  'filter.valueType': 'id>one',
};

/** Returns changes to a valid request that make the API reject it. */
function spoilRequest(
  { demand, place }: ErrorResponse,
  draft: Draft,
  { tokens }: TestState,
  property: string,
): Partial<Draft> | undefined {
  const own = place === 'path' ? 'path' : 'query';
  switch (demand.kind) {
    case 'size':
      return { rawBody: `{"x":"${'x'.repeat(demand.bound)}"}` };
    case 'surrogate': {
      const json = JSON.stringify({ ...(draft.body as object), [property]: 'HALF' });
      return { rawBody: json.replace('HALF', '\\ud800') };
    }
    case 'minimum':
      if (place === 'body') return undefined;
      return { [own]: { ...draft[own], [property]: String(demand.bound - 1) } };
    case 'check':
      if (demand.name === 'authorization.bearer') return { headers: { Authorization: 'Basic abc' } };
      return { query: { filter: filters[demand.name] ?? '' } };
    // Recorded cases cover other errors of the data.
    case 'business':
      return { path: Object.fromEntries(Object.keys(draft.path).map((key) => [key, nothing])) };
  }
  const parts: Partial<Record<string, Partial<Draft>>> = {
    contentType: { headers: { 'Content-Type': 'text/plain' } },
    token: { token: '' },
    permission: { token: tokens.noPermToken ?? '' },
    utf8: { rawBody: new Uint8Array([0x7b, 0xff, 0x7d]) },
    json: { rawBody: '{"x":1' },
    depth: { rawBody: `{"x":${'['.repeat(100)}${']'.repeat(100)}}` },
    object: { rawBody: '[]' },
    parameter: { [own]: { ...draft[own], [property]: 'many' } },
  };
  return parts[demand.kind];
}

/** Sends a request that provokes an error response, and returns the response. */
export async function provoke(
  server: TestApi,
  given: TestState,
  id: OperationId,
  errorResponse: ErrorResponse,
  property: string,
): Promise<ReadResponse> {
  const operation = getOperation(id);
  const wrong = () => {
    const { requestProperties }: Operation = operations[id];
    const entry = requestProperties.find(({ name }) => name === property);
    if (!entry) throw new Error(`${id} has no property "${property}".`);
    return brokenValue(errorResponse, entry);
  };
  const example = requestBody(operation)?.examples[0]?.value;
  const draft: Draft = {
    path: given.path,
    query: {},
    headers: {},
    body: example,
    token: operation.isProtected ? given.token : '',
  };
  const parts = spoilRequest(errorResponse, draft, given, property);
  Object.assign(draft, parts ?? { body: { ...(example as object), [property]: wrong() } });
  const path = fillTemplate(operation.path, (name) => draft.path[name] ?? '');
  const { path: _path, query, ...sent } = draft;
  return server.call({
    ...sent,
    method: operation.method.toUpperCase(),
    path: `${path}?${new URLSearchParams(query)}`,
  });
}
