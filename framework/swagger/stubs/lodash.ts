/**
 * Stand for the functions of lodash that Swagger UI and redux call, as far as they are called: on plain objects, lists
 * and their members. A test compares them with lodash.
 */

type Key = string | number | symbol;
type Thing = Record<Key, unknown>;

const isObject = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

export const constant =
  <Value>(value: Value) =>
  (): Value =>
    value;

export const identity = <Value>(value: Value): Value => value;

/** Swagger UI waits before it resolves; the console resolves by itself, so nothing is ever put off. */
export const debounce = <Run>(run: Run): Run => run;

export const eq = Object.is;

export const isFunction = (value: unknown): boolean => typeof value === 'function';

export function isPlainObject(value: unknown): boolean {
  if (!isObject(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** The member at a path of keys. */
export function get(thing: unknown, path: readonly Key[], otherwise?: unknown): unknown {
  let value = thing;
  for (const key of path) value = (value as Thing | null | undefined)?.[key];
  return value === undefined ? otherwise : value;
}

/** A copy without some members. */
export const omit = (thing: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));

export const some = <Item>(
  list: readonly Item[] | null | undefined,
  test: (item: Item) => unknown,
): boolean => (list ?? []).some(test);

export const find = <Item>(
  list: readonly Item[] | null | undefined,
  test: (item: Item) => unknown,
): Item | undefined => (list ?? []).find(test);

export const reduce = <Item, Result>(
  list: readonly Item[],
  step: (result: Result, item: Item) => Result,
  first: Result,
): Result => list.reduce(step, first);

/** Copies members deeply into the first object; functions and class instances are taken as they are. */
export function merge(into: Thing, ...others: readonly unknown[]): Thing {
  for (const other of others) {
    if (!isObject(other)) continue;
    for (const [name, value] of Object.entries(other)) {
      // What a document names so must not reach the prototype of all objects.
      if (name === '__proto__' || (value === undefined && name in into)) continue;
      const present = Object.hasOwn(into, name) ? into[name] : undefined;
      into[name] = isPlainObject(value) ? merge(isObject(present) ? present : {}, value) : value;
    }
  }
  return into;
}

interface Cache {
  get(key: unknown): unknown;
  has(key: unknown): boolean;
  set(key: unknown, value: unknown): unknown;
}

/** Remembers results by the first argument, or by what the resolver makes of all; the cache can be exchanged. */
export function memoize<Args extends unknown[], Result>(
  compute: (...args: Args) => Result,
  keyOf: (...args: Args) => unknown = (...args) => args[0],
): ((...args: Args) => Result) & { cache: Cache } {
  const memoized = (...args: Args): Result => {
    const key = keyOf(...args);
    if (memoized.cache.has(key)) return memoized.cache.get(key) as Result;
    const result = compute(...args);
    memoized.cache.set(key, result);
    return result;
  };
  memoized.cache = new memoize.Cache();
  return memoized;
}
memoize.Cache = Map as new () => Cache;
