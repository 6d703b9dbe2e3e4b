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

/**
 * Pads a time so that it sorts as text: responses omit trailing zeros of the fraction, and `.4Z` is before
 * `.41Z`.
 */
const sortable = (text: string): string =>
  text.replace(/(?<=:\d\d)(?:\.(\d+))?Z$/, (_time, fraction = '') => `.${fraction.padEnd(7, '0')}Z`);

/** Returns the sort keys of a list: a property of its items, or the items as texts. */
const getKeys = (list: unknown, property: unknown): string[] =>
  items(list).map((item) => sortable(String(isObject(item) ? item[String(property)] : item)));

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
    Array.isArray(actual) && isDeepStrictEqual(getKeys(actual, 'id'), items(expected).map(String)),
  $sortedDesc: (actual, property) =>
    Array.isArray(actual) &&
    isDeepStrictEqual(getKeys(actual, property), getKeys(actual, property).sort().reverse()),
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
