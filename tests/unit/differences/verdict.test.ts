import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runningServer } from '@/features/differences/differences';
import { findOperation, toGivenResponse } from '@/features/differences/recorded-call';
import { type RecordedResponse, recordedResponse, recordedResponses } from '@/features/differences/records';
import { causes, readCauses } from '@/features/try/verdict/causes';
import { getVerdict } from '@/features/try/verdict/verdict';
import type { GivenResponse } from '@/shared/contract/contract-match';
import { getOperation } from '@/shared/contract/operations';
import type { HttpRequest } from '@/shared/http/exchange';
import { toSentRequest } from '@/tests/support/sent-request';

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
  const verdicts: string[] = [];
  const operations = new Set<string>();
  for (const record of recordedResponses().values()) {
    const operation = findOperation(record);
    if (!operation) continue;
    operations.add(operation.id);
    const verdict = await judge(operation.id, toGivenResponse(record), sentRequest(record));
    verdicts.push(verdict === 'contract' ? verdict : `${operation.id} ${record.status}: ${verdict}`);
  }
  expect(operations.size).toBe(33);
  // Each verdict once, with how often it occurs.
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  const lines = [...new Set(verdicts)].map((verdict) => `${count(verdict)} × ${verdict}\n`);
  await expect(lines.sort().join('')).toMatchFileSnapshot('verdicts-october-2025.txt');
});

const problem =
  '{"type":"x","title":"y","status":400,"detail":"z","errorCode":"recaptcha_verification_failed"}';
const submission = { id: '1', formId: 2, formDefinitionId: 3, isComplete: true, jsonData: 7 };
const bare = (status: number) => ({ status, type: '', text: '' });
const html = (status: number) => ({ status, type: 'text/html', text: '<h1>Welcome</h1>' });

it.each<[string, string, Partial<GivenResponse>, unknown]>([
  ['a 500 in Production', 'updateForm', bare(500), expect.stringContaining('patch-long-name')],
  ['a 500 that was measured', 'receiveSlackToken', bare(500), expect.stringContaining('slack-token-mail')],
  ['a rule without a record', 'createSubmission', { status: 400, text: problem }, '400-problem-details'],
  ['a 500 of a proxy', 'updateForm', html(500), 'foreign'],
  ['a 404 with a page', 'getForm', html(404), 'foreign'],
  ['a 401 with a page', 'getForm', html(401), 'foreign'],
  ['a page', 'listForms', html(200), 'foreign'],
  ['binary data', 'listForms', { type: 'image/png', text: undefined }, 'foreign'],
  ['one more deviation', 'listSubmissions', { text: JSON.stringify([submission]) }, 'foreign'],
  ['an empty object', 'listForms', { text: '{}' }, 'foreign'],
  ['JSON that nests too deeply', 'listForms', { text: '['.repeat(90) }, 'foreign'],
  ['a status that nobody documents', 'listForms', { status: 418, text: '' }, 'foreign'],
  ['JSON that wasn’t received in full', 'listForms', { text: undefined }, 'unchecked'],
])('classifies %s from %s', async (_name, operationId, response, expected) => {
  expect(await judge(operationId, { status: 200, type: JSON_TYPE, text: '', ...response })).toEqual(expected);
});

const EXCEPTION = { status: 500, type: 'text/plain', text: 'System.InvalidOperationException: x' };
const TITLE = 'There was a problem with your request.';
const INVALID = { type: 'x', title: TITLE, status: 400, detail: 'The supplied credentials are invalid!\n' };
const PROBLEM = { status: 400, type: 'application/problem+json', text: JSON.stringify(INVALID) };

it.each<[string, unknown, GivenResponse, string]>([
  ['setSubmissionStatus', { status: 'maybe' }, bare(400), 'status-unknown'],
  ['setSubmissionStatus', { status: 'Approved' }, bare(400), 'status-stored-400'],
  ['login', { password: 'fourteen chars' }, PROBLEM, 'login-problem-details'],
  ['updateForm', { name: 'n'.repeat(101) }, EXCEPTION, 'patch-long-name'],
  ['createForm', { name: 'a\0b' }, EXCEPTION, 'nul-character'],
])('names only what the request causes: %s with %j', async (id, body, response, expected) => {
  const headers = { Authorization: `Bearer ${jwt({})}` };
  const request = { method: 'POST', url: '/api', headers, body: JSON.stringify(body) };
  expect(await judge(id, response, request)).toBe(expected);
});

it('names no difference that the request rules out, whatever the response', async () => {
  const records = [...recordedResponses().values()].filter((record) => findOperation(record));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...records), fc.constantFrom(...records), async (asked, answered) => {
      const operation = findOperation(asked);
      if (!operation) return;
      const request = sentRequest(asked);
      const verdict = await getVerdict(operation, toGivenResponse(answered), request);
      if (verdict.kind !== 'known') return;
      const isCause = readCauses(request);
      expect(verdict.differences.filter(({ id }) => isCause(id) === false)).toEqual([]);
      const caused = verdict.differences.filter(({ id }) => isCause(id));
      if (caused.length > 0 && answered.status >= 400) expect(verdict.differences).toEqual(caused);
    }),
  );
});

it.each([
  [{ tid: '0' }, true],
  [{ tid: '1', tenant_id: '0' }, false],
  [{ tenant_id: 0 }, true],
  [{ tenant_id: undefined }, undefined],
])('reads the tenant of a token: %j', (claims, expected) => {
  const headers = { Authorization: `Bearer ${jwt(claims)}` };
  expect(readCauses({ method: 'GET', url: '/api', headers })('tenant-zero')).toBe(expected);
});

it('every cause belongs to a known difference', () => {
  const ids = runningServer.differences.map(({ id }) => id);
  expect(Object.keys(causes).filter((id) => !ids.includes(id))).toEqual([]);
});

it('classifies a long list as foreign when its last entry is', async () => {
  const { text: one } = toGivenResponse(recordedResponse(171));
  const text = `[${`${one},`.repeat(9_000)}{"id":5}]`;
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(await judge('listForms', { status: 200, type: JSON_TYPE, text })).toBe('foreign');
});
