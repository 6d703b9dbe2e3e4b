import { expect, it } from 'vitest';
import { runningServer } from '@/lib/differences/differences';
import { matchDifferences } from '@/lib/differences/match';
import { recordedResponse } from '@/lib/server/differences/records';

/** The responses that stand in place of documented failures, as a server sends them. */
const failures = runningServer.differences
  .flatMap(({ id, instead = {} }) =>
    Object.entries(instead).flatMap(([operationId, answers]) =>
      Object.values(answers).map((n) => ({ id, operationId, n, record: recordedResponse(n) })),
    ),
  )
  // The plain text of an exception could be that of any server.
  .filter(
    ({ record: { status, responseHeaders } }) =>
      status >= 400 && !/^text\//.test(responseHeaders?.['content-type'] ?? ''),
  );

it('knows the recorded failures again', () => {
  expect(failures.length).toBeGreaterThan(20);
  const unknown = failures.filter(({ operationId, record }) => {
    const { status, responseBody, responseHeaders = {} } = record;
    const text = responseBody === '' ? '' : JSON.stringify(responseBody);
    return (
      matchDifferences(operationId, { status, type: responseHeaders['content-type'] ?? '', text }).length ===
      0
    );
  });
  expect(unknown.map(({ id, operationId, n }) => `${id} ${operationId} ${n}`)).toEqual([]);
});

it('names only what explains the deviations of a response', () => {
  const text = '[{"id":"1","formId":"2","formDefinitionId":"3","jsonData":{}}]';
  const response = { status: 200, type: 'application/json; charset=utf-8', text };
  const idsOf = (deviations?: string[]) =>
    matchDifferences('listSubmissions', response, deviations).map(({ id }) => id);
  expect(idsOf()).toContain('list-ids-strings');
  expect(idsOf(['[0].id is string instead of integer'])).toContain('list-ids-strings');
  expect(idsOf(['[0].metadata is object instead of string'])).toEqual([]);
});

it.each([
  ['HTML', 200, 'text/html', '<p>Welcome</p>'],
  ['an empty object', 200, 'application/json', '{}'],
  ['another failure', 418, 'application/json', '{"title":"I am a teapot"}'],
  ['a text where nothing should be', 404, '', 'nothing here'],
])('does not take %s for a response of such a server', (_name, status, type, text) => {
  expect(matchDifferences('listSubmissions', { status, type, text })).toEqual([]);
});
