import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExact, prettyJson } from '@/lib/api/json';
import { buildPath } from '@/lib/api/path-template';
import { fillText, fillValue, placeholdersIn } from '@/lib/samples/placeholders';

test('prettyJson indents as JSON.stringify does, for every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 4), (value, indent) => {
      expect(prettyJson(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('prettyJson keeps the digits of large integers and leaves other text alone', () => {
  expect(prettyJson('{"id":1430000000000000001}')).toBe('{\n  "id": 1430000000000000001\n}');
  expect(prettyJson('{"a":[]}')).toBe('{\n  "a": []\n}');
  expect(prettyJson('{no json')).toBe('{no json');
});

test('parseExact reads large integers as bigint and everything else as JSON.parse does', () => {
  const text = '[{"id":1430000000000000001,"n":2,"s":"1430000000000000001","f":1234567890123456.5}]';
  expect(parseExact(text)).toEqual([
    { id: 1430000000000000001n, n: 2, s: '1430000000000000001', f: 1234567890123456.5 },
  ]);
  expect(() => parseExact('{"a":01234567890123456}')).toThrow(SyntaxError);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const rounded = JSON.stringify(parseExact(JSON.stringify(value)), (_name, item) =>
        typeof item === 'bigint' ? Number(item) : item,
      );
      expect(rounded).toBe(JSON.stringify(value));
    }),
    { seed: 3 },
  );
});

test('placeholders are found and filled in any depth', () => {
  const body = { name: '{{name}}', list: ['{{formId}} and {{name}}'], count: 1, nothing: null };
  expect(placeholdersIn(body)).toEqual(['name', 'formId']);
  expect(fillValue(body, { name: 'a "quoted" one', formId: '7' })).toEqual({
    name: 'a "quoted" one',
    list: ['7 and a "quoted" one'],
    count: 1,
    nothing: null,
  });
  expect(fillText('/{{a}}/{{toString}}', { a: 'x y' }, encodeURIComponent)).toBe('/x%20y/{{toString}}');
});

test('buildPath encodes values, repeats lists and keeps placeholders', () => {
  expect(
    buildPath(
      '/api/forms/{formId}/submissions',
      { formId: '{{formId}}' },
      { page: 1, filter: ['isComplete:true', 'metadata:a&b'], pageSize: null },
    ),
  ).toBe('/api/forms/{{formId}}/submissions?page=1&filter=isComplete%3Atrue&filter=metadata%3Aa%26b');
  expect(buildPath('/by-token/{token}', { token: 'a/b c' })).toBe('/by-token/a%2Fb%20c');
  expect(() => buildPath('/api/forms/{formId}')).toThrow('"formId" of /api/forms/{formId} has no value');
});
