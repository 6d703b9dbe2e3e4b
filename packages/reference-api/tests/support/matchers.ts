import { isDeepStrictEqual } from 'node:util';
import { type ExactJson, exactText } from '@/shared/http/json';

const show = (value: unknown): string => (value === undefined ? 'nothing' : exactText(value as ExactJson));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const getLength = (value: unknown): number =>
  Array.isArray(value) || typeof value === 'string' ? value.length : Number.NaN;

function decodeJwt(token: unknown): unknown {
  const [header, payload] = String(token)
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  return { header, payload, lifetimeSeconds: payload.exp - payload.nbf };
}

/** Returns the IDs of a list: of its items, or the items themselves. They grow with time. */
const getIds = (list: unknown): string[] =>
  items(list).map((item) => String(isObject(item) ? item.id : item));

const includes = (actual: unknown, expected: unknown): boolean =>
  typeof actual === 'string'
    ? actual.includes(String(expected))
    : items(actual).some((item) => match(item, expected).length === 0);

const conditions: Readonly<Record<string, (actual: unknown, expected: unknown) => boolean>> = {
  $exact: isDeepStrictEqual,
  $type: (actual, expected) => String(expected).split('|').includes(typeName(actual)),
  $regex: (actual, expected) => typeof actual === 'string' && new RegExp(String(expected)).test(actual),
  $contains: includes,
  $notContains: (actual, expected) => getLength(actual) >= 0 && !includes(actual, expected),
  $length: (actual, expected) => getLength(actual) === expected,
  $minLength: (actual, expected) => getLength(actual) >= Number(expected),
  $keys: (actual, expected) =>
    isObject(actual) && isDeepStrictEqual(Object.keys(actual).sort(), items(expected).map(String).sort()),
  $ne: (actual, expected) => !isDeepStrictEqual(actual, expected),
  $num: (actual, expected) => typeName(actual) === 'number' && String(actual) === String(expected),
  $ids: (actual, expected) =>
    Array.isArray(actual) && isDeepStrictEqual(getIds(actual), items(expected).map(String)),
  $newestFirst: (actual) =>
    Array.isArray(actual) && isDeepStrictEqual(getIds(actual), getIds(actual).sort().reverse()),
  $empty: (actual) => actual === undefined,
};

/**
 * Compares a value with an expectation: plain values must be equal, lists element by element, objects on the
 * listed properties; properties that begin with `$` are matchers. Returns one sentence per difference.
 */
export function match(actual: unknown, expected: unknown, at = '$'): string[] {
  const differs = (wanted: string) => [`${at}: expected ${wanted}, got ${show(actual).slice(0, 300)}`];
  if (isObject(expected))
    return Object.entries(expected).flatMap(([key, argument]) => {
      if (key === '$jwt') return match(decodeJwt(actual), argument, `${at}.$jwt`);
      if (key === '$each' && Array.isArray(actual))
        return actual.flatMap((item, index) => match(item, argument, `${at}[${index}]`));
      if (key.startsWith('$'))
        return conditions[key]?.(actual, argument) ? [] : differs(`${key} ${show(argument)}`);
      return match(
        isObject(actual) && Object.hasOwn(actual, key) ? actual[key] : undefined,
        argument,
        `${at}.${key}`,
      );
    });
  if (!Array.isArray(expected)) return isDeepStrictEqual(actual, expected) ? [] : differs(show(expected));
  if (getLength(actual) !== expected.length) return differs(`a list of ${expected.length}`);
  return expected.flatMap((item, index) => match(items(actual)[index], item, `${at}[${index}]`));
}
