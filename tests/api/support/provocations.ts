import type { ErrorResponse } from '@/generated/error-responses';
import { type Operation, type OperationId, operations, type RequestProperty } from '@/generated/operations';
import { fillTemplate } from '@/lib/api/path-template';
import { requestBody } from '@/lib/contract/bodies';
import { getOperation } from '@/lib/contract/operations';
import { fixtures } from './fixtures';
import { type TestApi, toRequest } from './test-api';

/** The data of a server for the operations, and who can request it. */
export interface TestState {
  path: Readonly<Record<string, string>>;
  token: string;
  /** Tokens with something wrong about them. */
  tokens: Readonly<Record<string, string>>;
}

/** Fills a server with one of each thing. */
export async function testState(server: TestApi): Promise<TestState> {
  const variables: Record<string, string> = { uniq: '1' };
  const done = new Set<string>();
  for (const name of ['publishedForm', 'partial', 'template', 'tokens'])
    await fixtures(server, name, variables, done);
  const {
    formId = '',
    definitionId = '',
    submissionId = '',
    token = '',
    templateId = '',
    adminToken = '',
  } = variables;
  return {
    path: { formId, definitionId, submissionId, submissionToken: token, formTemplateId: templateId },
    token: adminToken,
    tokens: variables,
  };
}

interface Draft {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string | null>;
  body?: unknown;
  rawBody?: string | Uint8Array;
  token?: string;
}

const nothing = '999999999999999';

/**
 * Returns a text that breaks a pattern of the contract.
 * @throws an error that asks for one when none of the known texts does
 */
export function againstPattern(pattern: string): string {
  const texts = ['no such thing', '1 begins with a digit', 'NO LETTER IN LOWER CASE', ''];
  const broken = texts.find((text) => !new RegExp(pattern).test(text));
  if (broken === undefined)
    throw new Error(`Add a text that breaks the pattern ${pattern} to againstPattern in provocations.ts.`);
  return broken;
}

/** A value that breaks the rule. */
function brokenValue({ demand }: ErrorResponse, { kind }: RequestProperty): unknown {
  switch (demand.kind) {
    case 'notEmpty':
      return null;
    case 'notBlank':
      return ' ';
    case 'email':
      return 'nobody';
    case 'minLength':
      return 'x'.repeat(demand.bound - 1);
    case 'maxLength':
      return 'x'.repeat(demand.bound + 1);
    case 'minimum':
      return demand.bound - 1;
    case 'contains':
      return { upperCase: 'abcd123!', lowerCase: 'ABCD123!', digit: 'Abcdefg!', special: 'Abcd1234' }[
        demand.what
      ];
    case 'pattern':
      return againstPattern(demand.pattern);
    case 'sameAs':
      return 'another';
    case 'type':
      return { text: 1, flag: 'no', int32: true }[kind];
    case 'int32':
      return 1.5;
    case 'nul':
      return 'a\u0000b';
    default:
      throw new Error(
        `Say in brokenValue (tests/api/support/provocations.ts) which value breaks the rule ${JSON.stringify(demand)}.`,
      );
  }
}

const filters: Readonly<Record<string, string>> = {
  'filter.empty': ' ',
  'filter.field': 'colour:red',
  'filter.operator': 'id~1',
  'filter.value': 'id:',
  'filter.emptyValue': 'id:1,,2',
  'filter.valuesType': 'id:one',
  'filter.operatorType': 'jsonData>1',
  'filter.valueType': 'id>one',
};

/** Changes a request that would be carried out into one that is rejected so. */
function spoil(
  draft: Draft,
  { tokens }: TestState,
  id: OperationId,
  errorResponse: ErrorResponse,
  property: string,
): void {
  const { demand, place } = errorResponse;
  const { requestProperties }: Operation = operations[id];
  const entry = requestProperties.find(({ name }) => name === property);
  const json = JSON.stringify(draft.body);
  switch (demand.kind) {
    case 'contentType':
      draft.headers['Content-Type'] = 'text/plain';
      return;
    case 'token':
      delete draft.token;
      return;
    case 'permission':
      draft.token = tokens.noPermToken ?? '';
      return;
    case 'size':
      draft.rawBody = `{"x":"${'x'.repeat(demand.bound)}"}`;
      return;
    case 'utf8':
      draft.rawBody = new Uint8Array([0x7b, 0xff, 0x7d]);
      return;
    case 'json':
      draft.rawBody = json.slice(0, -1);
      return;
    case 'depth':
      draft.rawBody = `{"x":${'['.repeat(100)}${']'.repeat(100)}}`;
      return;
    case 'object':
      draft.rawBody = '[]';
      return;
    case 'surrogate':
      draft.rawBody = JSON.stringify({ ...(draft.body as object), [property]: 'HALF' }).replace(
        'HALF',
        '\\ud800',
      );
      return;
    case 'parameter':
      draft[place === 'path' ? 'path' : 'query'][property] = 'many';
      return;
    case 'check':
      if (demand.name === 'authorization.bearer') draft.headers.Authorization = 'Basic abc';
      else draft.query.filter = filters[demand.name] ?? '';
      return;
    case 'business':
      // Other errors of the data are recorded cases.
      for (const key of Object.keys(draft.path)) draft.path[key] = nothing;
      return;
    case 'minimum':
      if (place !== 'body') {
        draft[place === 'path' ? 'path' : 'query'][property] = String(demand.bound - 1);
        return;
      }
  }
  if (!entry) throw new Error(`${id} has no member "${property}" to break ${JSON.stringify(demand)} with.`);
  draft.body = { ...(draft.body as object), [property]: brokenValue(errorResponse, entry) };
}

/** Sends a request that an operation rejects so, and gives the response; `body` is undefined where there is none. */
export async function provoke(
  server: TestApi,
  given: TestState,
  id: OperationId,
  errorResponse: ErrorResponse,
  property: string,
): Promise<{ status: number; mediaType: string; body: unknown }> {
  const operation = getOperation(id);
  const example = requestBody(operation)?.examples[0]?.value;
  const draft: Draft = {
    path: { ...given.path },
    query: {},
    headers: {},
    ...(example !== undefined && { body: example }),
    ...(operation.isProtected && { token: given.token }),
  };
  spoil(draft, given, id, errorResponse, property);
  const path = fillTemplate(operation.path, (name) => draft.path[name] ?? '');
  const { path: _path, query, ...sent } = draft;
  const request = toRequest({
    ...sent,
    method: operation.method.toUpperCase(),
    path: `${path}?${new URLSearchParams(query)}`,
  });
  const response = await server.api.fetch(request);
  const text = await response.text();
  return {
    status: response.status,
    mediaType: (response.headers.get('content-type') ?? '').split(';')[0] ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  };
}
