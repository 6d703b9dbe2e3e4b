import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyReader } from '@/packages/reference-api/http/body';
import { exactText, isJson } from '@/shared/http/json';
import { countTurns } from '@/tests/support/turns';

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

it.each(['"name":"a",', '"x":[{}],', '"x":{"y":[1,2]},'])(
  'a long body of %s is read in slices, with other work in between',
  async (repeated) => {
    const body = `{${repeated.repeat(200_000)}"name":"last"}`;
    const { turns, result } = await countTurns(bodyReader({ name: { kind: 'text' } })(body));
    expect(result).toEqual({ name: 'last' });
    expect(turns).toBeGreaterThanOrEqual(Math.floor(body.length / 65_536) - 1);
  },
);
