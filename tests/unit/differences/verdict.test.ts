import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runningServer } from '@/features/differences/differences';
import { findOperation, toGivenResponse, toSentRequest } from '@/features/differences/recorded-call';
import { type RecordedResponse, recordedResponse, recordedResponses } from '@/features/differences/records';
import { causedByRequest, readCauses } from '@/features/try/verdict/causes';
import { getVerdict } from '@/features/try/verdict/verdict';
import type { GivenResponse } from '@/shared/contract/contract-match';
import { getOperation } from '@/shared/contract/operations';
import type { HttpRequest } from '@/shared/http/exchange';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the kind of the verdict; for a known difference, its IDs. */
async function judge(operationId: string, response: GivenResponse, request?: HttpRequest): Promise<string> {
  const verdict = await getVerdict(getOperation(operationId), response, request);
  return verdict.kind === 'known' ? verdict.differences.map(({ id }) => id).join(', ') : verdict.kind;
}

const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const jwt = (claims: object) => `e30.${encode({ sub: '1', tenant_id: '1', ...claims })}.x`;

/** Returns the request of a record with a token and a body like those that were left out of the record. */
function sentRequest(record: RecordedResponse): HttpRequest {
  const { headers, body, ...request } = toSentRequest(record);
  const isZero = /tenant 0/.test(record.note) || /userToken/.test(headers.Authorization ?? '');
  const token = jwt({
    ...(isZero && { tenant_id: '0' }),
    ...(/tenant 2/.test(record.note) && { tenant_id: '2' }),
    ...(/sub of 65/.test(record.note) && { sub: 'x'.repeat(65) }),
  });
  const size = Number(/^<(\d+) bytes>$/.exec(body ?? '')?.[1] ?? 0);
  return {
    ...request,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace(/\{\w+\}/, token)]),
    ),
    ...(body !== undefined && { body: size ? 'x'.repeat(size) : body }),
  };
}

it('classifies every recorded response of the 33 operations', async () => {
  const counts = new Map<string, number>();
  const operations = new Set<string>();
  for (const record of recordedResponses().values()) {
    const operation = findOperation(record);
    if (!operation) continue;
    operations.add(operation.id);
    const verdict = await judge(operation.id, toGivenResponse(record), sentRequest(record));
    const key = verdict === 'contract' ? verdict : `${operation.id} ${record.status}: ${verdict}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(operations.size).toBe(33);
  expect(
    [...counts]
      .map(([key, count]) => `${count} × ${key}`)
      .sort()
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "1 × createForm 500: tenant-zero
    1 × createForm 500: webhook-settings-500, tenant-without-row
    1 × createFormDefinition 404: 404-empty
    1 × createSubmission 500: body-too-large
    1 × createSubmission 500: nul-character
    1 × createSubmission 500: subject-too-long
    1 × deleteFormTemplate 404: 404-empty
    1 × getFormTemplate 404: 404-empty
    1 × listForms 414: address-too-long
    1 × refreshToken 400: refresh-header-texts
    1 × register 400: register-throw-away
    1 × replaceActiveFormDefinition 404: 404-empty
    1 × replaceForm 404: 404-empty
    1 × updateActiveFormDefinition 404: 404-empty
    1 × updateForm 404: 404-empty
    1 × updateForm 404: theme-unknown
    1 × updateForm 500: patch-long-name
    1 × updateFormTemplate 404: 404-empty
    1 × updateFormTemplate 500: patch-long-name
    2 × changePassword 400: change-password-wrong
    2 × deleteForm 404: 404-empty
    2 × getSubmissionByToken 404: token-other-form, 404-empty
    2 × listFormDefinitions 404: 404-empty
    2 × listSubmissions 404: 404-empty
    2 × register 400: register-taken
    2 × register 500: register-characters
    2 × replaceFormDefinition 404: 404-empty
    2 × replaceSubmission 404: 404-empty
    2 × setSubmissionStatus 400: status-stored-400
    2 × updateFormDefinition 404: 404-empty
    2 × updateSubmission 404: 404-empty
    2 × updateSubmissionByToken 400: token-400
    2 × updateSubmissionByToken 404: token-other-form, 404-empty
    27 × listSubmissions 200: list-ids-strings
    3 × createSubmission 404: 404-empty
    3 × listForms 500: list-forms-filter
    3 × login 400: login-password-rules
    3 × login 400: login-problem-details
    3 × login 500: login-without-password
    3 × logout 400: logout-400
    3 × refreshToken 400: refresh-refused, refresh-header-texts
    3 × replaceForm 500: put-form-id
    3 × setSubmissionStatus 400: status-unknown
    3 × setSubmissionStatus 404: 404-empty
    4 × getForm 404: 404-empty
    4 × getFormDefinition 404: 404-empty
    4 × getSubmission 404: 404-empty
    4 × listSubmissions 500: filter-500
    4 × refreshToken 400: refresh-refused
    407 × contract
    6 × getSubmissionByToken 400: token-400
    6 × login 400: login-unknown-address"
  `);
});

const problem =
  '{"type":"x","title":"y","status":400,"detail":"z","errorCode":"recaptcha_verification_failed"}';
const submission = { id: 1, formId: 2, formDefinitionId: 3, isComplete: true, jsonData: {} };

it.each<[string, string, Partial<GivenResponse>, string]>([
  [
    'a 500 in Production',
    'updateForm',
    { status: 500, type: '', text: '' },
    expect.stringContaining('patch-long-name'),
  ],
  [
    'a 500 that was only measured',
    'receiveSlackToken',
    { status: 500, type: '', text: '' },
    expect.stringContaining('slack-token-mail'),
  ],
  [
    'problem details of a rule that no record has',
    'createSubmission',
    { status: 400, text: problem },
    '400-problem-details',
  ],
  ['a 500 of a proxy', 'updateForm', { status: 500, type: 'text/html', text: '<h1>Error</h1>' }, 'foreign'],
  ['a 404 with a page', 'getForm', { status: 404, type: 'text/html', text: '<h1>Not found</h1>' }, 'foreign'],
  ['a 401 with a page', 'getForm', { status: 401, type: 'text/html', text: '<h1>Sign in</h1>' }, 'foreign'],
  ['a page', 'listForms', { type: 'text/html', text: '<p>Welcome</p>' }, 'foreign'],
  ['binary data', 'listForms', { type: 'image/png', text: undefined }, 'foreign'],
  [
    'a deviation next to a known one',
    'listSubmissions',
    { text: JSON.stringify([{ ...submission, id: '1', jsonData: 7 }]) },
    'foreign',
  ],
  ['an empty object', 'listForms', { text: '{}' }, 'foreign'],
  ['JSON that nests too deeply', 'listForms', { text: '['.repeat(90) }, 'foreign'],
  ['a status that nobody documents', 'listForms', { status: 418, text: '' }, 'foreign'],
  ['JSON that wasn’t received in full', 'listForms', { text: undefined }, 'unchecked'],
])('classifies %s from %s', async (_name, operationId, response, expected) => {
  expect(await judge(operationId, { status: 200, type: JSON_TYPE, text: '', ...response })).toEqual(expected);
});

const EXCEPTION = { status: 500, type: 'text/plain', text: 'System.InvalidOperationException: x' };
const PROBLEM =
  '{"type":"x","title":"There was a problem with your request.","status":400,"detail":"The supplied credentials are invalid!\\n"}';

it.each<[string, unknown, Partial<GivenResponse>, string]>([
  ['setSubmissionStatus', { status: 'maybe' }, { status: 400, type: '', text: '' }, 'status-unknown'],
  ['setSubmissionStatus', { status: 'Approved' }, { status: 400, type: '', text: '' }, 'status-stored-400'],
  [
    'login',
    { password: 'fourteen chars' },
    { status: 400, type: 'application/problem+json', text: PROBLEM },
    'login-problem-details',
  ],
  ['updateForm', { name: 'n'.repeat(101) }, EXCEPTION, 'patch-long-name'],
  ['createForm', { name: 'a\0b' }, EXCEPTION, 'nul-character'],
])(
  'names only differences whose cause is in the request: %s with %j',
  async (id, body, response, expected) => {
    const token = `Bearer ${jwt({})}`;
    const request = {
      method: 'POST',
      url: '/api',
      headers: { Authorization: token },
      body: JSON.stringify(body),
    };
    expect(await judge(id, { status: 200, type: JSON_TYPE, text: '', ...response }, request)).toBe(expected);
  },
);

it('names no difference that the request rules out, whatever the response', async () => {
  const records = [...recordedResponses().values()].filter((record) => findOperation(record));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...records), fc.constantFrom(...records), async (asked, answered) => {
      const operation = findOperation(asked);
      if (!operation) return;
      const request = sentRequest(asked);
      const verdict = await getVerdict(operation, toGivenResponse(answered), request);
      const isCause = readCauses(request);
      if (verdict.kind !== 'known') return;
      expect(verdict.differences.filter(({ id }) => isCause(id) === false)).toEqual([]);
      const caused = verdict.differences.filter(({ id }) => isCause(id));
      if (caused.length > 0 && answered.status >= 400) expect(verdict.differences).toEqual(caused);
    }),
  );
});

it('every cause belongs to a known difference', () => {
  const ids = runningServer.differences.map(({ id }) => id);
  expect(causedByRequest.filter((id) => !ids.includes(id))).toEqual([]);
});

it('classifies a long list as foreign when its last entry is', async () => {
  const { text: one } = toGivenResponse(recordedResponse(171));
  const text = `[${`${one},`.repeat(9_000)}{"id":5}]`;
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(await judge('listForms', { status: 200, type: JSON_TYPE, text })).toBe('foreign');
});
