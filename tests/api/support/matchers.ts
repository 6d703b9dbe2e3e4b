/** What a matcher is applied to: a value, or the sign that the property is not there. */
const ABSENT = Symbol('absent');

const same = (a: unknown, b: unknown): boolean => show(a) === show(b);

function show(value: unknown): string {
  if (value === ABSENT) return 'nothing';
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(show).join(',')}]`;
  if (isObject(value)) {
    const properties = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${properties.map(([name, property]) => `${JSON.stringify(name)}:${show(property)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}

const check = (ok: boolean, at: string, actual: unknown, expectation: string): string[] =>
  ok ? [] : [`${at}: expected ${expectation}, got ${show(actual).slice(0, 300)}`];

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const idOf = (value: unknown): string => String(isObject(value) ? value.id : undefined);

function decodeJwt(token: unknown): unknown {
  const [header = '', payload = ''] = String(token).split('.');
  const decode = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const claims = decode(payload);
  return {
    header: decode(header),
    payload: claims,
    lifetimeSeconds: Number(claims.exp) - Number(claims.nbf),
  };
}

/** A text that sorts as the time it tells: answers leave zeros at the end of the fraction out, `.4Z` is before `.41Z`. */
function sortable(text: string): string {
  return text.replace(/(?<=:\d\d)(?:\.(\d+))?Z$/, (_time, fraction = '') => `.${fraction.padEnd(7, '0')}Z`);
}

const isListOrText = (value: unknown): value is unknown[] | string =>
  Array.isArray(value) || typeof value === 'string';

const includes = (actual: unknown, expected: unknown): boolean =>
  typeof actual === 'string'
    ? actual.includes(String(expected))
    : items(actual).some((item) => match(item, expected).length === 0);

/** Whether the items fall by a property, or as texts. */
function isFalling(actual: unknown, property: unknown): boolean {
  const keys = items(actual).map((item) =>
    sortable(String(isObject(item) && typeof property === 'string' ? item[property] : item)),
  );
  return Array.isArray(actual) && keys.every((key, index) => index === 0 || key <= (keys[index - 1] ?? ''));
}

/** What each matcher asks of a value, and how it puts that. */
const conditions: Readonly<
  Record<string, readonly [holds: (actual: unknown, expected: unknown) => boolean, words: string]>
> = {
  $exact: [same, 'exactly'],
  $type: [(actual, expected) => String(expected).split('|').includes(typeName(actual)), 'a value of type'],
  $regex: [
    (actual, expected) => typeof actual === 'string' && new RegExp(String(expected)).test(actual),
    'text like',
  ],
  $contains: [includes, 'something that contains'],
  $notContains: [
    (actual, expected) => isListOrText(actual) && !includes(actual, expected),
    'something without',
  ],
  $length: [(actual, expected) => isListOrText(actual) && actual.length === expected, 'length'],
  $minLength: [(actual, expected) => isListOrText(actual) && actual.length >= Number(expected), 'at least'],
  $keys: [
    (actual, expected) =>
      isObject(actual) && same(Object.keys(actual).sort(), items(expected).map(String).sort()),
    'exactly the properties',
  ],
  $ne: [(actual, expected) => !same(actual, expected), 'anything but'],
  $num: [
    (actual, expected) => typeName(actual) === 'number' && String(actual) === String(expected),
    'the number',
  ],
  $ids: [
    (actual, expected) => Array.isArray(actual) && same(actual.map(idOf), items(expected).map(String)),
    'the ids',
  ],
  $sortedDesc: [isFalling, 'a falling order of'],
  $empty: [(actual) => actual === undefined, 'no body:'],
};

function applyMatcher(key: string, actual: unknown, expected: unknown, at: string): string[] {
  if (key === '$jwt') return match(decodeJwt(actual), expected, `${at}.$jwt`);
  if (key === '$each')
    return [
      ...check(Array.isArray(actual), at, actual, 'a list'),
      ...items(actual).flatMap((item, index) => match(item, expected, `${at}[${index}]`)),
    ];
  const [holds, words] = conditions[key] ?? [];
  if (!holds) throw new Error(`${at}: there is no matcher ${key}`);
  return check(holds(actual, expected), at, actual, `${words} ${show(expected)}`);
}

/**
 * Compares a value with an expectation: plain values must be equal, lists element by element, objects on the
 * listed properties, properties that begin with `$` are matchers. Returns one sentence per difference.
 */
export function match(actual: unknown, expected: unknown, at = '$'): string[] {
  if (isObject(expected) && Object.keys(expected).some((key) => key.startsWith('$'))) {
    return Object.entries(expected).flatMap(([key, argument]) => applyMatcher(key, actual, argument, at));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return check(false, at, actual, 'an object');
    return Object.entries(expected).flatMap(([name, property]) =>
      match(Object.hasOwn(actual, name) ? actual[name] : ABSENT, property, `${at}.${name}`),
    );
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return check(false, at, actual, `a list of ${expected.length}`);
    }
    return expected.flatMap((item, index) => match(actual[index], item, `${at}[${index}]`));
  }
  return check(same(actual, expected), at, actual, show(expected));
}
