import { describe, expect, it } from 'vitest';
import { exchange } from '@/shared/http/exchange';
import { fileName } from '@/shared/http/file-name';
import { buildPath } from '@/shared/http/path-template';
import { isFaithful, readBody } from '@/shared/http/read-body';

const JSON_UTF8 = 'application/json; charset=utf-8';

/** Returns the body of a response whose bytes are the characters of a text in Latin-1. */
async function read(type: string, bytes: string) {
  const content = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  return readBody(new Response(content, { headers: { 'Content-Type': type } }));
}

describe('the text of a response', () => {
  it.each([
    [JSON_UTF8, '"\xc3\xa4"', '"ä"', undefined],
    ['application/json', '"\xc3\xa4"', '"ä"', undefined],
    ["text/plain; charset='iso-8859-2'", '\xb1', 'ą', undefined],
    ['text/plain; charset=x-user-defined', '\xc3\xa4', 'ä', undefined],
    // The label doesn't fit the bytes.
    [JSON_UTF8, '"\xc4rger"', '"Ärger"', 'windows-1252'],
    ['application/json; charset=iso-8859-1', '"\xc3\xa4"', '"ä"', 'utf-8'],
    ['application/json; charset=iso-8859-1', '"\xe4"', '"ä"', undefined],
    ['text/plain', '\xe4', 'ä', 'windows-1252'],
    ['text/plain; charset=utf-8', '\xe4\0', undefined, undefined],
  ])('of type %s with the bytes %j is %j, guessed as %s', async (type, bytes, text, guessed) => {
    const body = await read(type, bytes);
    expect(body.text).toBe(text);
    expect(body.guessed).toBe(guessed);
    expect(isFaithful(body)).toBe(text !== undefined && guessed === undefined);
  });

  it('is not to be sent back where the server has replaced characters', async () => {
    expect(isFaithful(await read(JSON_UTF8, '"\xef\xbf\xbdrger"'))).toBe(false);
  });
});

it.each([
  ['attachment; filename="answers.csv"', 'answers.csv'],
  ['attachment; filename=my file.csv', 'my file.csv'],
  ["attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf; filename=resume.pdf", 'résumé.pdf'],
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
  ['attachment', 'response.csv'],
  [null, 'response.csv'],
])('the file of %s is called %s', (disposition, name) => {
  expect(fileName(disposition, 'text/csv')).toBe(name);
});

it('half of a surrogate pair in a path is sent as browsers send it', () => {
  expect(buildPath('/api/{token}', { token: 'a\ud800b😀' })).toBe(
    `/api/a%EF%BF%BDb${encodeURIComponent('😀')}`,
  );
});

it('an exchange says what it sent, and where a redirect led', async () => {
  const request = { method: 'POST', url: 'http://api.example/api/forms', headers: {}, body: '{}' };
  const redirected = Object.defineProperties(new Response('{}'), {
    redirected: { value: true },
    url: { value: 'https://api.example/api/forms' },
    type: { value: 'cors' },
  });
  expect(await exchange(async () => redirected, request)).toMatchObject({
    sent: request,
    redirectedTo: 'https://api.example/api/forms',
    hidesHeaders: true,
  });
  const direct = await exchange(async () => new Response('{}'), request);
  expect(direct).not.toHaveProperty('redirectedTo');
  expect(direct.hidesHeaders).toBe(false);
});
