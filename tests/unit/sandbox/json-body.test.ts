import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '@/sandbox/http/errors';
import { bodyReader } from '@/sandbox/http/json-body';
import { JsonScanner } from '@/sandbox/http/json-scanner';
import { toJson } from '@/sandbox/http/json-writer';

const read = bodyReader({
  name: { kind: 'text' },
  isEnabled: { kind: 'flag' },
  currentPage: { kind: 'int32' },
});

let pauses = 0;

function isJson(text: string): boolean {
  try {
    const scanner = new JsonScanner(text);
    for (const _pause of scanner.skip(0)) pauses += 1;
    scanner.end();
    return true;
  } catch {
    return false;
  }
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function errorsOf(body: string): Promise<unknown> {
  try {
    return await read(body);
  } catch (error) {
    return error instanceof InvalidRequest ? error.errors : error;
  }
}

describe('the JSON scanner', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    const mutated = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '{', ']', '0', '-', 'e', '\\', ' ', '\n', '\u0001'),
      )
      .map(([json, at, piece]) => {
        const index = at % (json.length + 1);
        return json.slice(0, index) + piece + json.slice(index + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), mutated, fc.string()), (sent) => isJson(sent) === parses(sent)),
      { numRuns: 3000 },
    );
  });

  it.each([
    '01',
    '1.',
    '.5',
    '+1',
    '-',
    '1e',
    '"\t"',
    '"\\x"',
    '"\\u12g4"',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    'nul',
    '1 2',
  ])('refuses %s', (sent) => {
    expect(isJson(sent)).toBe(false);
  });
});

describe('a body', () => {
  it('is read by its members', async () => {
    expect(
      await errorsOf('{"NAME":"a\\u00e9\\n","currentPage":"12","other":[{}],"isEnabled":false}'),
    ).toEqual({
      name: 'aé\n',
      currentPage: 12,
      isEnabled: false,
    });
    expect(await errorsOf('{"name":null}')).toEqual({ name: null, currentPage: null, isEnabled: null });
  });

  it('never takes a member from the prototype', async () => {
    expect(await errorsOf('{"__proto__":{"name":"x"},"constructor":"y"}')).toEqual(await errorsOf('{}'));
  });

  it.each([
    ['{"name":1}', 'name', "Cannot get the value of a token type 'Number' as a string."],
    ['{"name":false}', 'name', "Cannot get the value of a token type 'False' as a string."],
    ['{"name":[', 'name', "Cannot get the value of a token type 'StartArray' as a string."],
    ['{"isEnabled":"true"}', 'isEnabled', "Cannot get the value of a token type 'String' as a boolean."],
    ['{"isEnabled":{}}', 'isEnabled', "Cannot get the value of a token type 'StartObject' as a boolean."],
    ['{"currentPage":[]}', 'currentPage', "Cannot get the value of a token type 'StartArray' as a number."],
  ])('%s: names the member', async (body, key, message) => {
    expect(await errorsOf(body)).toEqual({ [key]: [message] });
  });

  it('reports the first fault in the order of the text, alone', async () => {
    expect(Object.keys((await errorsOf('{"isEnabled":1,"name":1,')) as object)).toEqual(['isEnabled']);
    expect(Object.keys((await errorsOf('{"x":1,,"name":1}')) as object)).toEqual(['serializerErrors']);
    expect(Object.keys((await errorsOf('{"name":"ab')) as object)).toEqual(['name']);
  });
});

describe('a long body', () => {
  const members = 200_000;

  it.each([
    ['repeated members', `{${'"name":"a",'.repeat(members)}"name":"last"}`, 'last'],
    ['unknown members', `{${'"x":[{}],'.repeat(members)}"name":"last"}`, 'last'],
    ['a nested value', `{"x":[${'{"y":[1,2]},'.repeat(members)}0],"name":"last"}`, 'last'],
  ])('is read in slices, between which others have their turn: %s', async (_title, body, name) => {
    let turns = 0;
    let isReading = true;
    const count = (): void => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    expect(await errorsOf(body)).toMatchObject({ name });
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(Math.floor(body.length / 65_536) - 1);
  });

  it('that is short is read at once', () => {
    pauses = 0;
    expect(isJson(`[${'{},'.repeat(10_000)}1]`)).toBe(true);
    expect(pauses).toBe(0);
    expect(isJson(`[${'{},'.repeat(100_000)}1]`)).toBe(true);
    expect(pauses).toBe(4);
  });
});

describe('the JSON writer', () => {
  it('writes as JSON.stringify does', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => toJson(value) === JSON.stringify(value)));
  });

  it('writes all digits of large integers, and refuses what has no JSON', () => {
    expect(toJson({ id: 1_573_637_275_105_886_208n })).toBe('{"id":1573637275105886208}');
    expect(() => toJson({ id: undefined })).toThrow('undefined');
  });
});
