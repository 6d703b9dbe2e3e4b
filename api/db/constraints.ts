import { type Filter, type FilterField, filterFields } from '../domain/filter';

type Value = bigint | string;

/** What all filters on one field amount to together. Times are microseconds. */
export interface Constraint {
  /** Values of which one must be held; undefined when any will do that the rest of the constraint permits. */
  allowed?: readonly Value[];
  /** Values that must not be held, in ascending order. */
  excluded: readonly Value[];
  /** Inclusive bounds. */
  lower?: bigint;
  upper?: bigint;
}

interface Merged {
  allowed?: Set<Value>;
  excluded: Set<Value>;
  lower?: bigint;
  upper?: bigint;
}

/** The least integer that a database stores. */
export const INT64_MIN = -9_223_372_036_854_775_808n;
/** The greatest integer that a database stores. */
export const INT64_MAX = 9_223_372_036_854_775_807n;

/** Merges filters by field, so that thousands of them make neither a deep nor a long expression. */
export function constraintsOf(filters: readonly Filter[]): Map<FilterField, Constraint> {
  const merged = new Map<FilterField, Merged>();
  for (const filter of filters) {
    const constraint = merged.get(filter.field) ?? { excluded: new Set() };
    merged.set(filter.field, constraint);
    merge(constraint, filterFields[filter.field] === 'DateTime' ? toMicros(filter) : filter);
  }
  return new Map([...merged].map(([field, constraint]) => [field, simplify(field, constraint)]));
}

/** Times are stored in microseconds; a filter may lie between two of them. */
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

function merge(constraint: Merged, { operator, values }: Filter): void {
  if (operator === '!:') {
    for (const value of values) constraint.excluded.add(value);
    return;
  }
  if (operator === ':') {
    const { allowed } = constraint;
    constraint.allowed = new Set(allowed ? values.filter((value) => allowed.has(value)) : values);
    return;
  }
  const value = values[0];
  if (typeof value !== 'bigint') return;
  const [lower = value, upper = value] = [constraint.lower, constraint.upper];
  const above = operator === '>' ? value + 1n : value;
  const below = operator === '<' ? value - 1n : value;
  if (operator.startsWith('>')) constraint.lower = lower > above ? lower : above;
  else constraint.upper = upper < below ? upper : below;
}

function simplify(field: FilterField, { allowed, excluded, lower, upper }: Merged): Constraint {
  const isWithin = (value: Value): boolean =>
    typeof value === 'string' ||
    ((lower === undefined || value >= lower) && (upper === undefined || value <= upper));
  const candidates = allowed ?? (filterFields[field] === 'Boolean' ? [0n, 1n] : undefined);
  if (candidates) {
    const held = [...candidates].filter(
      (value) => isStorable(value) && isWithin(value) && !excluded.has(value),
    );
    return { allowed: held, excluded: [] };
  }
  if ((lower ?? INT64_MIN) > (upper ?? INT64_MAX)) return { allowed: [], excluded: [] };
  const others = [...excluded].filter((value) => isStorable(value) && isWithin(value));
  return {
    excluded: others.sort((a, b) => (a < b ? -1 : 1)),
    ...(lower === undefined ? {} : { lower }),
    ...(upper === undefined ? {} : { upper }),
  };
}

/** Texts with U+0000 are never stored, and PostgreSQL does not even compare with them. */
function isStorable(value: Value): boolean {
  return typeof value === 'bigint' || !value.includes('\0');
}
