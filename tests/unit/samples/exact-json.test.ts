import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { redactCall } from '@/features/try/request/redact';
import { fillText, fillValue, placeholdersIn } from '@/features/try/samples/placeholders';
import { type ExactJson, exactText, isJson, parseExact, prettyJson } from '@/shared/http/json';
import { buildPath, matchPath } from '@/shared/http/path-template';

const exactJson: fc.Arbitrary<ExactJson> = fc.letrec<{ value: ExactJson }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('exact JSON', () => {
  it('survives parsing and writing, with integers of any size', () => {
    fc.assert(
      fc.property(exactJson, (value) => {
        expect(parseExact(exactText(value))).toEqual(value);
        expect(exactText(parseExact(prettyJson(exactText(value))))).toBe(exactText(value));
      }),
    );
  });

  it('is indented and read like JSON.stringify and JSON.parse, where those keep the digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(prettyJson(text)).toBe(JSON.stringify(value, null, 2));
        expect(exactText(parseExact(text))).toBe(JSON.stringify(value));
      }),
    );
    expect(prettyJson('{no json')).toBe('{no json');
    const exact = [1430000000000000001n, '1', 1234567890123456.5];
    expect(parseExact('[1430000000000000001,"1",1234567890123456.5]')).toEqual(exact);
    expect(() => parseExact('{"a":01234567890123456}')).toThrow(SyntaxError);
    expect(() => exactText({ a: undefined })).toThrow('undefined');
  });

  it('is recognized where JSON.parse reads it', () => {
    const pieces = ['', ',', '"', '{', ']', '0', '-', 'e', '\\', ' ', '\n', '\u0001', '01', '1.', '\\u12g4'];
    const mutated = fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...pieces)).map(([json, at, piece]) => {
      const index = at % (json.length + 1);
      return json.slice(0, index) + piece + json.slice(index + (at % 2));
    });
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const texts = fc.oneof(fc.json(), mutated, fc.string());
    fc.assert(
      fc.property(texts, (text) => isJson(text) === parses(text)),
      { numRuns: 3000 },
    );
  });

  it('keeps a property named __proto__', () => {
    expect(exactText(parseExact('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  it('of ten megabytes is indented, parsed and redacted', () => {
    const photo = 'A\\n'.repeat(3_500_000);
    const text = `{"jsonData":"${photo}","password":"P@ssw0rd"}`;
    expect(prettyJson(text).length).toBe(text.length + 9);
    expect(Object.keys(parseExact(text) as object)).toEqual(['jsonData', 'password']);
    const { call, removed } = redactCall({ operationId: 'register', parameters: {}, body: text });
    expect(removed).toEqual(['password']);
    expect(call.body?.endsWith('"password": ""\n}')).toBe(true);
  });

  const nested = (depth: number) => `${'[{"[[":'.repeat(depth / 2)}"]]"${'}]'.repeat(depth / 2)}`;

  it('nested 64 levels deep is read, not counting brackets in strings', () => {
    expect(exactText(parseExact(nested(64)))).toBe(nested(64));
    expect(prettyJson(nested(64)).split('\n').length).toBe(129);
  });

  it.each([66, 100_000])('nested %i levels deep is rejected before it is read', (depth) => {
    const text = nested(depth);
    const parse = vi.spyOn(JSON, 'parse');
    expect(() => parseExact(text)).toThrow(/^Nested deeper than 64 levels at position 224$/);
    expect(prettyJson(text)).toBe(text);
    const call = { operationId: 'createForm', parameters: {}, body: text };
    expect(redactCall(call)).toEqual({ call, removed: [] });
    expect(redactCall({ ...call, operationId: 'register' }).call.body).toBe('');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});

it('path templates match what they build, and a missing value as an empty one', () => {
  expect(matchPath('/api/forms/{formId}', '/api/forms/a%2Fb')).toEqual({ formId: 'a/b' });
  expect(matchPath('/api/forms/{formId}', '/api/forms')).toEqual({ formId: '' });
});

it('placeholders are found and filled at any depth', () => {
  const body = { name: '{{name}}', list: ['{{formId}} and {{name}}'], count: 2n ** 60n, nothing: null };
  expect(placeholdersIn(body)).toEqual(['name', 'formId']);
  const filled = { ...body, name: 'a "quoted" one', list: ['7 and a "quoted" one'] };
  expect(fillValue(body, { name: 'a "quoted" one', formId: '7' })).toEqual(filled);
  expect(fillText('/{{a}}/{{toString}}', { a: 'x y' }, encodeURIComponent)).toBe('/x%20y/{{toString}}');
});

it('path templates encode values, repeat lists and keep placeholders', () => {
  const query = { page: 1, filter: ['isComplete:true', 'metadata:a&b'], pageSize: null };
  expect(buildPath('/api/forms/{formId}/submissions', { formId: '{{formId}}' }, query)).toBe(
    '/api/forms/{{formId}}/submissions?page=1&filter=isComplete%3Atrue&filter=metadata%3Aa%26b',
  );
  expect(buildPath('/by-token/{token}', { token: 'a/b c' })).toBe('/by-token/a%2Fb%20c');
  expect(() => buildPath('/api/forms/{formId}')).toThrow('"formId" of /api/forms/{formId} has no value');
});
