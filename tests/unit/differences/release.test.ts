import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findOperation as findIn, toGivenResponse } from '@/features/differences/recorded-call';
import { parseRecords, type RecordedResponse, recordedResponses } from '@/features/differences/records';
import {
  askRelease,
  learnRelease,
  type Release,
  recognizeRelease,
  releases,
} from '@/features/try/client/release';
import { getVerdict } from '@/features/try/verdict/verdict';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { toSentRequest } from '@/tests/support/sent-request';

const october = [...recordedResponses().values()];
/** Responses of a server of 0.7.3, one of each form. The replay server returns those of the second file. */
const later = [
  'tests/unit/differences/recorded-responses-0.7.jsonl',
  'tests/support/replay-server/release-0.7.3.jsonl',
].flatMap((file) => parseRecords(readFileSync(file, 'utf8')));

const findOperation = (record: RecordedResponse) => findIn(record, allOperations);

const recognize = (record: RecordedResponse) =>
  recognizeRelease(record.path, record.status, toGivenResponse(record).text ?? '');

async function judge(record: RecordedResponse, release?: Release): Promise<string> {
  const operation = findOperation(record);
  if (!operation) return '';
  const verdict = await getVerdict(operation, toGivenResponse(record), toSentRequest(record), release);
  const more = verdict.kind === 'known' ? `: ${verdict.differences.map(({ id }) => id).join(', ')}` : '';
  return `${operation.id} ${record.status} ${verdict.kind}${more}`;
}

it('recognizes both releases, and takes no response for one of the other release', () => {
  expect(october.filter((record) => recognize(record) === '0.7')).toEqual([]);
  expect(later.filter((record) => recognize(record) === 'earlier')).toEqual([]);
  const named = (records: RecordedResponse[]) =>
    records.filter(recognize).map((record) => findOperation(record)?.id);
  for (const ids of [named(october), named(later)])
    for (const id of ['createForm', 'listForms', 'getForm', 'createSubmission', 'listSubmissions'])
      expect(ids).toContain(id);
  expect(named(later)).toContain('getActiveFormDefinition');
});

it('calls no response of 0.7.3 foreign, and names no difference that 0.7.3 does not have', async () => {
  const verdicts = await Promise.all(later.map((record) => judge(record, '0.7')));
  const seen = [...new Set(verdicts.filter((verdict) => !/contract$|^$/.test(verdict)))].sort();
  expect(seen.filter((verdict) => verdict.endsWith('foreign'))).toEqual([]);
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('verdicts-0.7.txt');
});

it('compares a server of October 2025 as before', async () => {
  for (const record of october.filter(findOperation))
    expect(await judge(record, 'earlier')).toBe(await judge(record));
});

const entry = { id: '1', name: 'A', isEnabled: true, createdAt: 'x', modifiedAt: null };

it.each<[string, number, string, string]>([
  ['listForms', 200, 'text/html', '<p>Welcome</p>'],
  ['listForms', 200, 'application/json', '{}'],
  ['listForms', 200, 'application/json', '{"totalPages":1,"items":[{"id":1}]}'],
  ['listForms', 200, 'application/json', JSON.stringify({ items: [entry] })],
  ['getForm', 403, 'text/html', '<h1>Forbidden</h1>'],
  ['getForm', 404, 'text/html', '<h1>Not found</h1>'],
  ['updateForm', 500, 'text/html', '<h1>Error</h1>'],
])('%s with %i %s %s is foreign for a server of 0.7, too', async (id, status, type, text) => {
  const verdict = await getVerdict(allContract.operation(id), { status, type, text }, undefined, '0.7');
  expect(verdict.kind).toBe('foreign');
});

it.each([
  ['/api/public/forms/1/access', 404, '{ "detail" : "Form not found" }', '0.7'],
  ['/api/public/forms/1/access', 404, '{"title":"No form here"}', undefined],
  ['/api/forms/', 200, '[]', 'earlier'],
  ['/api/forms/', 200, '[null]', 'earlier'],
  ['/api/my-account/user-info', 200, '<h1>Sign in</h1>', undefined],
  ['/api/my-account/user-info', 200, '{"id":"1"}', 'earlier'],
])('takes %s %i %s for %s', (path, status, text, release) => {
  expect(recognizeRelease(`https://a/api${path}`, status, text)).toBe(release);
});

it('keeps the release of each address', async () => {
  const form = Response.json({ id: '1', submissionsCount: 0 });
  await learnRelease('https://a', 'https://a/api/forms/1', form);
  expect(await form.json()).toMatchObject({ id: '1' });
  for (const body of [{ items: [], totalPages: 0 }, []])
    await learnRelease('https://b/base', 'https://b/base/api/forms', Response.json(body));
  // Other tests of the same worker have other addresses.
  expect(releases.get()).toMatchObject({ 'https://a': 'earlier', 'https://b/base': '0.7' });
  const ask = (origin: string, response?: Response) =>
    askRelease(origin, async () => response ?? Promise.reject(new TypeError('offline')));
  await ask('https://a', Response.json({ detail: 'Form not found\n' }, { status: 404 }));
  await ask('https://b/base', new Response(null, { status: 404 }));
  await ask('https://c', new Response('<p>No</p>', { status: 404 }));
  await ask('https://d');
  expect(releases.get()).toMatchObject({ 'https://a': '0.7', 'https://b/base': 'earlier' });
  for (const origin of ['https://c', 'https://d']) expect(releases.get()).not.toHaveProperty([origin]);
});
