import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactText, isJson } from '@/shared/http/json';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('the JSON parser accepts what JSON.parse accepts', () => {
  const pieces = ['', ',', '"', '{', ']', '0', '-', 'e', '\\', ' ', '\n', '\u0001', '01', '1.', '\\u12g4'];
  const mutated = fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...pieces)).map(([json, at, piece]) => {
    const index = at % (json.length + 1);
    return json.slice(0, index) + piece + json.slice(index + (at % 2));
  });
  fc.assert(
    fc.property(fc.oneof(fc.json(), mutated, fc.string()), (text) => isJson(text) === parses(text)),
    { numRuns: 3000 },
  );
});

it('the JSON writer works like JSON.stringify, and rejects values that JSON lacks', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => exactText(value) === JSON.stringify(value)));
  expect(exactText({ id: 1_573_637_275_105_886_208n })).toBe('{"id":1573637275105886208}');
  expect(() => exactText({ id: undefined })).toThrow('undefined');
});
