/** What a matcher is applied to: a value, or the sign that the property is not there. */
const ABSENT = Symbol('absent');

type Matcher = (actual: unknown, expected: unknown, at: string) => string[];

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

const matchers: Readonly<Record<string, Matcher>> = {
  $exact: (actual, expected, at) => check(same(actual, expected), at, actual, `exactly ${show(expected)}`),
  $type: (actual, expected, at) =>
    check(String(expected).split('|').includes(typeName(actual)), at, actual, `a value of type ${expected}`),
  $regex: (actual, expected, at) =>
    check(
      typeof actual === 'string' && new RegExp(String(expected)).test(actual),
      at,
      actual,
      `text like /${expected}/`,
    ),
  $contains: (actual, expected, at) =>
    check(
      typeof actual === 'string'
        ? actual.includes(String(expected))
        : items(actual).some((item) => match(item, expected, at).length === 0),
      at,
      actual,
      `something that contains ${show(expected)}`,
    ),
  $notContains: (actual, expected, at) =>
    check(
      typeof actual === 'string'
        ? !actual.includes(String(expected))
        : Array.isArray(actual) && !actual.some((item) => match(item, expected, at).length === 0),
      at,
      actual,
      `something without ${show(expected)}`,
    ),
  $each: (actual, expected, at) => [
    ...check(Array.isArray(actual), at, actual, 'a list'),
    ...items(actual).flatMap((item, index) => match(item, expected, `${at}[${index}]`)),
  ],
  $length: (actual, expected, at) =>
    check(
      (Array.isArray(actual) || typeof actual === 'string') && actual.length === expected,
      at,
      actual,
      `length ${expected}`,
    ),
  $minLength: (actual, expected, at) =>
    check(
      (Array.isArray(actual) || typeof actual === 'string') && actual.length >= Number(expected),
      at,
      actual,
      `length ${expected} or more`,
    ),
  $keys: (actual, expected, at) =>
    check(
      isObject(actual) && same(Object.keys(actual).sort(), items(expected).map(String).sort()),
      at,
      actual,
      `exactly the properties ${show(expected)}`,
    ),
  $ne: (actual, expected, at) => check(!same(actual, expected), at, actual, `anything but ${show(expected)}`),
  $num: (actual, expected, at) =>
    check(
      (typeof actual === 'number' || typeof actual === 'bigint') && String(actual) === String(expected),
      at,
      actual,
      `the number ${expected}`,
    ),
  $ids: (actual, expected, at) =>
    check(
      Array.isArray(actual) && same(actual.map(idOf), items(expected).map(String)),
      at,
      Array.isArray(actual) ? actual.map(idOf) : actual,
      `the ids ${show(expected)}`,
    ),
  $sortedDesc: (actual, expected, at) => {
    const keys = items(actual).map((item) =>
      sortable(isObject(item) && typeof expected === 'string' ? String(item[expected]) : String(item)),
    );
    return check(
      Array.isArray(actual) && keys.every((key, index) => index === 0 || key <= (keys[index - 1] ?? '')),
      at,
      keys,
      `a falling order of ${expected}`,
    );
  },
  $absent: (actual, _expected, at) => check(actual === ABSENT, at, actual, 'no such property'),
  $empty: (actual, _expected, at) => check(actual === undefined, at, actual, 'no body'),
  $jwt: (actual, expected, at) => match(decodeJwt(actual), expected, `${at}.$jwt`),
};

/**
 * Compares a value with an expectation: plain values must be equal, lists element by element, objects on the
 * listed properties, properties that begin with `$` are matchers. Returns one sentence per difference.
 */
export function match(actual: unknown, expected: unknown, at = '$'): string[] {
  if (isObject(expected) && Object.keys(expected).some((key) => key.startsWith('$'))) {
    return Object.entries(expected).flatMap(([key, argument]) => {
      const matcher = matchers[key];
      if (!matcher) throw new Error(`${at}: there is no matcher ${key}`);
      return matcher(actual, argument, at);
    });
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
