import { type Filter, type FilterField, filterFields } from '../domain/filter';

type Value = bigint | string;

/** All filters on one field, combined. Times are microseconds. */
export interface Constraint {
  /** Values, one of which a row must have; undefined if the rest of the constraint decides. */
  allowed?: readonly Value[];
  /** Values that a row must not have, in ascending order. */
  excluded: readonly Value[];
  /** Inclusive bounds. */
  lower?: bigint;
  upper?: bigint;
}

/** Smallest 64-bit integer. */
export const INT64_MIN = -9_223_372_036_854_775_808n;
/** Largest 64-bit integer. */
export const INT64_MAX = 9_223_372_036_854_775_807n;

/** Merges filters by field, so that thousands of filters give a short, flat expression. */
export function mergeFilters(filters: readonly Filter[]): Map<FilterField, Constraint> {
  const fields = new Set(filters.map(({ field }) => field));
  return new Map(
    [...fields].map((field) => {
      const own = filters.filter((filter) => filter.field === field);
      return [field, merge(field, filterFields[field] === 'DateTime' ? own.map(toMicros) : own)];
    }),
  );
}

/** Converts times to microseconds. The value of a filter can lie between two of them. */
function toMicros(filter: Filter): Filter {
  const list = filter.operator === ':' || filter.operator === '!:';
  const ticks = filter.values.filter((value) => typeof value === 'bigint');
  const exact = list ? ticks.filter((value) => value % 10n === 0n) : ticks;
  const roundUp = filter.operator === '>:' || filter.operator === '<';
  return { ...filter, values: exact.map((value) => floorDivide(roundUp ? value + 9n : value, 10n)) };
}

function floorDivide(value: bigint, by: bigint): bigint {
  return value < 0n && value % by !== 0n ? value / by - 1n : value / by;
}

function merge(field: FilterField, filters: readonly Filter[]): Constraint {
  const getLists = (sign: string) =>
    filters.flatMap(({ operator, values }) => (operator === sign ? [values] : []));
  const bounds = (sign: string, by = 0n) =>
    getLists(sign).flatMap(([value]) => (typeof value === 'bigint' ? value + by : []));
  const lower = [...bounds('>', 1n), ...bounds('>:')].sort(ascending).at(-1);
  const upper = [...bounds('<', -1n), ...bounds('<:')].sort(ascending)[0];
  const isPossible = (value: Value): boolean =>
    isStorable(value) &&
    (typeof value === 'string' ||
      ((lower === undefined || value >= lower) && (upper === undefined || value <= upper)));
  const excluded = new Set(getLists('!:').flat());
  const lists = [...getLists(':'), ...(filterFields[field] === 'Boolean' ? [[0n, 1n]] : [])];
  const [first] = lists;
  if (first) {
    const isAllowed = (value: Value) => !excluded.has(value) && lists.every((list) => list.includes(value));
    return {
      allowed: [...new Set(first)].filter((value) => isPossible(value) && isAllowed(value)),
      excluded: [],
    };
  }
  if ((lower ?? INT64_MIN) > (upper ?? INT64_MAX)) return { allowed: [], excluded: [] };
  return {
    excluded: [...excluded].filter(isPossible).sort(ascending),
    ...(lower === undefined ? {} : { lower }),
    ...(upper === undefined ? {} : { upper }),
  };
}

const ascending = (a: Value, b: Value): number => (a < b ? -1 : Number(a > b));

/** Texts with U+0000 are never stored, and PostgreSQL can't compare with them. */
function isStorable(value: Value): boolean {
  return typeof value === 'bigint' || !value.includes('\0');
}
