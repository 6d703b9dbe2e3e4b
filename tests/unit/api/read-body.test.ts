import { expect, it } from 'vitest';
import { readBody, shownPart } from '@/shared/http/read-body';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));

const received = (body: BodyInit, type: string, disposition?: string) =>
  readBody(
    new Response(body, {
      headers: { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) },
    }),
  );

it.each<[string, Uint8Array<ArrayBuffer>, string, string | undefined]>([
  ['ISO-8859-1', bytes('<p>f\xfcr'), 'text/html; charset=iso-8859-1', '<p>für'],
  ['windows-1252', bytes('\xdc'), 'text/plain; charset="windows-1252"', 'Ü'],
  ['UTF-16 by the media type', utf16('{"a":1}'), 'application/json; charset=utf-16', '{"a":1}'],
  ['UTF-16 by its first bytes', bytes('\xfe\xff\0a'), 'text/plain', 'a'],
  ['UTF-8 after a byte order mark', bytes('\xef\xbb\xbf{}'), 'application/json', '{}'],
  ['invalid UTF-8 without a charset', bytes('Ungültig'), 'text/html', 'Ungültig'],
  ['invalid UTF-8 with an unknown charset', bytes('\xfc'), 'text/plain; charset=none', 'ü'],
  ['NDJSON', bytes('{}\n{}'), 'application/x-ndjson', '{}\n{}'],
  ['CSV', bytes('a,b'), 'application/csv', 'a,b'],
  ['bytes without a type', bytes('PK\x03\x04\xff'), '', undefined],
  ['an image', bytes('\x89PNG'), 'image/png', undefined],
])('reads %s', async (_name, body, type, text) => {
  const read = await received(body, type);
  expect(read.text).toBe(text);
  expect(shownPart(read)).toBe(text === undefined ? 'binary' : 'text');
  expect(read.blob.size).toBe(body.length);
});

it('distinguishes a text that is too long to be shown from no body', async () => {
  const long = await received(`"${'x'.repeat(2_400_000)}"`, 'application/json');
  expect(long.text).toHaveLength(2_400_002);
  expect(shownPart(long)).toBe('too-long');
  const none = await received('', 'application/json');
  expect([none.text, shownPart(none)]).toEqual(['', 'nothing']);
});

it.each([undefined, 'text/plain; charset=utf-8'])(
  'keeps the received part of a truncated character: %s',
  async (type) => {
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
  },
);

it('stops reading an endless response at its limit', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(bytes('x'.repeat(100))),
    cancel() {
      isCancelled = true;
    },
  });
  const body = await readBody(new Response(endless), undefined, 1000);
  expect(body.broken).toBe('too-large');
  expect(body.blob.size).toBe(1100);
  expect(isCancelled).toBe(true);
});

it.each([
  ['attachment; filename=submissions.csv', 'text/csv', 'submissions.csv'],
  ['attachment; filename="a \\"b\\".csv"; size=3', 'text/csv', 'a "b".csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''r%C3%A9sum%C3%A9%3B.csv`, 'text/csv', 'résumé;.csv'],
  [`attachment; filename*=iso-8859-1'en'%A3.txt`, 'text/plain', '£.txt'],
  [`attachment; filename="x.csv"; filename*=UTF-8`, 'text/csv', 'x.csv'],
  ['attachment; filename="../../etc/passwd"', 'text/plain', 'passwd'],
  ['inline', 'application/problem+json', 'response.json'],
  [undefined, 'image/png', 'response.bin'],
])('names a body with %s of type %s: %s', async (disposition, type, name) => {
  expect((await received('x', type, disposition)).name).toBe(name);
});
