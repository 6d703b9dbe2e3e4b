import { fill, isBlank, parseInt32, parseInt64 } from './text';
import { parseTicks } from './time';

/** Types of filter fields, with their names in messages. */
type FilterType = 'Int64' | 'Int32' | 'Boolean' | 'DateTime' | 'String';

/** Filterable fields of a submission. */
export const filterFields = {
  id: 'Int64',
  createdAt: 'DateTime',
  updatedAt: 'DateTime',
  isComplete: 'Boolean',
  jsonData: 'String',
  formId: 'Int64',
  formDefinitionId: 'Int64',
  currentPage: 'Int32',
  metadata: 'String',
  completedAt: 'DateTime',
} as const satisfies Record<string, FilterType>;

type FilterField = keyof typeof filterFields;

// Longest first, so that ">:" is not read as ">".
const operators = ['!:', '>:', '<:', ':', '>', '<'] as const;

/** One condition. Numbers are `bigint`, booleans 0n or 1n, times 100-nanosecond ticks since 1970. */
export interface Filter {
  field: FilterField;
  operator: (typeof operators)[number];
  /** One value for a comparison, one or more for `:` and `!:`. */
  values: (bigint | string)[];
}

const fieldNames = Object.keys(filterFields) as FilterField[];

/** Why a text isn't a filter. */
export const filterReasons = {
  empty: 'Filter cannot be empty',
  field: `Filter must start with a valid field name. Allowed fields: ${fieldNames.join(', ')}`,
  operator: `Filter must contain a valid operator after the field name. Allowed operators: ${operators.join(', ')}`,
  value: 'Filter must contain a value after the operator.',
  emptyValue: 'Filter values cannot be empty',
  valuesType: 'One or more values are not valid for type {type}',
  operatorType: "Operator '{operator}' is not supported for type {type}",
  valueType: 'Value is not valid for type {type}',
} as const;

export const NO_FILTER = "Invalid filter '{value}': {reason}";

/** Reads one value; undefined if it doesn't fit the type. */
const readers: Readonly<Record<FilterType, (text: string) => bigint | string | undefined>> = {
  Int64: parseInt64,
  Int32: (text) => {
    const value = parseInt32(text);
    return value === undefined ? undefined : BigInt(value);
  },
  Boolean: (text) => {
    const word = text.trim().toLowerCase();
    return word === 'true' ? 1n : word === 'false' ? 0n : undefined;
  },
  DateTime: parseTicks,
  String: (text) => text,
};

/**
 * Parses a filter of the submission list: `field operator value`. Returns the filter, or the reason why it is
 * invalid.
 */
export function parseFilter(sent: string): Filter | string {
  if (isBlank(sent)) return filterReasons.empty;
  const name = /^\w+/.exec(sent)?.[0] ?? '';
  const field = fieldNames.find((known) => known.toLowerCase() === name.toLowerCase());
  if (field === undefined || sent.length === name.length) return filterReasons.field;
  const rest = sent.slice(name.length);
  const operator = operators.find((known) => rest.startsWith(known));
  if (operator === undefined) return filterReasons.operator;
  const text = rest.slice(operator.length);
  if (isBlank(text)) return filterReasons.value;
  const type = filterFields[field];
  if (operator === ':' || operator === '!:') {
    const parts = text.split(',').map((part) => part.trim());
    if (parts.includes('')) return filterReasons.emptyValue;
    const values = parts.map(readers[type]).filter((value) => value !== undefined);
    return values.length < parts.length
      ? fill(filterReasons.valuesType, { type })
      : { field, operator, values };
  }
  if (type === 'Boolean' || type === 'String') return fill(filterReasons.operatorType, { operator, type });
  const value = readers[type](text);
  return value === undefined ? fill(filterReasons.valueType, { type }) : { field, operator, values: [value] };
}
