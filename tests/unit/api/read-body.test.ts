import { expect, it } from 'vitest';
import { exchange } from '@/shared/http/exchange';
import { fileName } from '@/shared/http/file-name';
import { buildPath } from '@/shared/http/path-template';
import { isFaithful, readBody, shownPart } from '@/shared/http/read-body';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const received = (text: string, type: string) =>
  readBody(new Response(bytes(text), { headers: { 'content-type': type } }));

const JSON_TYPE = 'application/json';
const UTF8 = `${JSON_TYPE}; charset=utf-8`;
const LATIN1 = `${JSON_TYPE}; charset=iso-8859-1`;

it.each([
  [UTF8, '"\xc3\xa4"', '"ä"', undefined],
  [JSON_TYPE, '"\xc3\xa4"', '"ä"', undefined],
  [JSON_TYPE, '\xef\xbb\xbf{}', '{}', undefined],
  [`${JSON_TYPE}; charset=utf-16`, '"\0a\0"\0', '"a"', undefined],
  ['text/plain', '\xfe\xff\0a', 'a', undefined],
  ["text/plain; charset='iso-8859-2'", '\xb1', 'ą', undefined],
  ['text/plain; charset="windows-1252"', '\xdc', 'Ü', undefined],
  ['text/plain; charset=x-user-defined', '\xc3\xa4', 'ä', undefined],
  ['text/plain; charset=none', '\xfc', 'ü', 'windows-1252'],
  ['application/x-ndjson', '{}\n{}', '{}\n{}', undefined],
  ['application/csv', 'a,b', 'a,b', undefined],
  // The label doesn't fit the bytes.
  [UTF8, '"\xc4rger"', '"Ärger"', 'windows-1252'],
  [LATIN1, '"\xc3\xa4"', '"ä"', 'utf-8'],
  [LATIN1, '"\xe4"', '"ä"', undefined],
  ['text/plain', '\xe4', 'ä', 'windows-1252'],
  ['text/plain; charset=utf-8', '\xe4\0', undefined, undefined],
  ['', 'PK\x03\x04\xff', undefined, undefined],
  ['image/png', '\x89PNG', undefined, undefined],
])('a body of type %s with the bytes %j is %j, guessed as %s', async (type, sent, text, guessed) => {
  const body = await received(sent, type);
  expect([body.text, body.guessed, body.blob.size]).toEqual([text, guessed, sent.length]);
  expect(shownPart(body)).toBe(text === undefined ? 'binary' : 'text');
  expect(isFaithful(body)).toBe(text !== undefined && guessed === undefined);
});

it('a body is not to be sent back where the server has replaced characters', async () => {
  expect(isFaithful(await received('"\xef\xbf\xbdrger"', UTF8))).toBe(false);
});

it('distinguishes a text that is too long to be shown from no body', async () => {
  const long = await received(`"${'x'.repeat(2_400_000)}"`, JSON_TYPE);
  expect([long.text?.length, shownPart(long)]).toEqual([2_400_002, 'too-long']);
  const none = await received('', JSON_TYPE);
  expect([none.text, shownPart(none)]).toEqual(['', 'nothing']);
});

it.each([undefined, 'text/plain; charset=utf-8'])('keeps all before a cut character: %s', async (type) => {
  const parts = [bytes('gr\xc3')];
  const cut = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError('reset'));
    },
  });
  const response = new Response(cut, { headers: type ? { 'Content-Type': type } : {} });
  expect(await readBody(response)).toMatchObject({ text: 'gr', broken: 'cut-off' });
});

it('stops reading an endless response at its limit', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(bytes('x'.repeat(100))),
    cancel() {
      isCancelled = true;
    },
  });
  const body = await readBody(new Response(endless), undefined, 1000);
  expect([body.broken, body.blob.size, isCancelled]).toEqual(['too-large', 1100, true]);
});

it.each([
  ['attachment; filename=my file.csv', 'my file.csv'],
  ['attachment; filename="answers.csv"; size=3', 'answers.csv'],
  ["attachment; filename*=UTF-8''r%C3%A9sum%C3%A9%3B.pdf; filename=resume.pdf", 'résumé;.pdf'],
  [`attachment; filename*=iso-8859-1'en'%A3.txt`, '£.txt'],
  [`attachment; filename="x.csv"; filename*=UTF-8`, 'x.csv'],
  ['attachment; filename*="UTF-8\'\'r%C3%A9sum%C3%A9.pdf"', 'résumé.pdf'],
  ['attachment; filename="r%C3%A9sum%C3%A9.pdf"', 'résumé.pdf'],
  ['attachment; filename="r\xc3\xa9sum\xc3\xa9.pdf"', 'résumé.pdf'],
  ['attachment; filename="100%.csv"', '100%.csv'],
  ['attachment; name="a; filename=evil.txt"; filename="a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; name="a; filename=evil.txt"', 'response.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%FF; filename=plain.csv", 'plain.csv'],
  ['attachment; filename*=UTF-8\'\'"test.csv"', 'test.csv'],
  ['attachment; filename="=?utf-8?B?csOpc3Vtw6kuY3N2?="', 'résumé.csv'],
  ['attachment; filename="=?utf-8?B?csOpc3U=?= =?utf-8?Q?m=C3=A9_2.csv?="', 'résumé 2.csv'],
  ['attachment; filename="=?utf-8?B?%%?="', '=?utf-8?B?%%?='],
  ['attachment; filename=".."', 'response.csv'],
  [null, 'response.csv'],
  ['inline', 'response.json', 'application/problem+json'],
  [null, 'response.bin', 'image/png'],
])('the file of %s is called %s', (disposition, name, type = 'text/csv') => {
  expect(fileName(disposition, type)).toBe(name);
});

it('half of a surrogate pair in a path is sent as browsers send it', () => {
  const sent = `/api/a%EF%BF%BDb${encodeURIComponent('😀')}`;
  expect(buildPath('/api/{token}', { token: 'a\ud800b😀' })).toBe(sent);
});

it('an exchange says what it sent, and where a redirect led', async () => {
  const request = { method: 'POST', url: 'http://api.example/api/forms', headers: {}, body: '{}' };
  const url = 'https://api.example/api/forms';
  const redirected = Object.defineProperties(new Response('{}'), {
    redirected: { value: true },
    url: { value: url },
    type: { value: 'cors' },
  });
  expect(await exchange(async () => redirected, request)).toMatchObject({
    sent: request,
    redirectedTo: url,
    hidesHeaders: true,
  });
  const direct = await exchange(async () => new Response('{}'), request);
  expect(direct).not.toHaveProperty('redirectedTo');
  expect(direct.hidesHeaders).toBe(false);
});
