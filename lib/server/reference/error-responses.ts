import 'server-only';
import { type ErrorResponse, errorResponseTable } from '@/generated/error-responses';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import type { ErrorResponseRow, Section } from './types';

type Demand = ErrorResponse['demand'];

const characters = {
  upperCase: 'errorUpperCase',
  lowerCase: 'errorLowerCase',
  digit: 'errorDigit',
  special: 'errorSpecial',
} as const;

const simple = {
  contentType: 'errorContentType',
  token: 'errorToken',
  permission: 'errorPermission',
  utf8: 'errorUtf8',
  json: 'errorJson',
  depth: 'errorDepth',
  object: 'errorObject',
  int32: 'errorInt32',
  nul: 'errorNul',
  surrogate: 'errorSurrogate',
  parameter: 'errorParameter',
  notEmpty: 'errorNotEmpty',
  notBlank: 'errorNotBlank',
  email: 'errorEmail',
} as const;

/** By parameter or header, and by what its check asks. */
const checks: Readonly<Record<string, keyof OperationTexts>> = {
  'authorization.bearer': 'errorBearer',
  'filter.empty': 'errorFilterEmpty',
  'filter.field': 'errorFilterField',
  'filter.operator': 'errorFilterOperator',
  'filter.value': 'errorFilterValue',
  'filter.emptyValue': 'errorFilterEmptyValue',
  'filter.valuesType': 'errorFilterValuesType',
  'filter.operatorType': 'errorFilterOperatorType',
  'filter.valueType': 'errorFilterValueType',
};

function checkText(name: string, texts: OperationTexts): string {
  const key = checks[name];
  if (!key)
    throw new Error(
      `The check "${name}" of the reference API has no words: add it to lib/server/reference/error-responses.ts.`,
    );
  return texts[key];
}

/** The words of a rule `exists` are `errorExists`. */
function businessText(name: string, texts: Readonly<Record<string, string>>): string {
  const key = `error${name.replace(/^./, (letter) => letter.toUpperCase())}`;
  const text = texts[key];
  if (text === undefined)
    throw new Error(
      `The rule "${name}" of the reference API has no words: add ${key} to lib/i18n/en/operation.ts.`,
    );
  return text;
}

/** Describes a rule as the case in which it fails. */
export function demandText(demand: Demand, texts: OperationTexts): string {
  switch (demand.kind) {
    case 'size':
      return format(texts.errorSize, { bound: demand.bound.toLocaleString('en') });
    case 'type':
      // Digits in quotes are read as the number.
      return demand.name === 'number' ? texts.errorNumber : format(texts.errorType, { name: demand.name });
    case 'minLength':
      return format(texts.errorMinLength, { bound: demand.bound });
    case 'maxLength':
      return format(texts.errorMaxLength, { bound: demand.bound });
    case 'minimum':
      return format(texts.errorMinimum, { bound: demand.bound });
    case 'pattern':
      return format(texts.errorPattern, { pattern: demand.pattern });
    case 'contains':
      return texts[characters[demand.what]];
    case 'sameAs':
      return format(texts.errorSameAs, { other: demand.other });
    case 'check':
      return checkText(demand.name, texts);
    case 'business':
      return businessText(demand.name, texts);
    default:
      return texts[simple[demand.kind]];
  }
}

/** Returns the errors of an operation; properties with the same error share a row. */
export function errorResponseRows(
  id: keyof typeof errorResponseTable,
  texts: OperationTexts,
): ErrorResponseRow[] {
  const rows = new Map<string, ErrorResponseRow>();
  for (const { status, place, properties, demand, text } of errorResponseTable[id]) {
    const rule = demandText(demand, texts);
    const key = JSON.stringify([status, place, rule, text]);
    const known = rows.get(key);
    if (known) known.properties.push(...properties);
    else rows.set(key, { status, properties: [...properties], rule, text });
  }
  return [...rows.values()];
}

const isKnown = (id: string): id is keyof typeof errorResponseTable => Object.hasOwn(errorResponseTable, id);

/** The table of every error response of an operation. Throws a RangeError for an operation that the API does not have. */
export function errorResponseSection(id: string, texts: OperationTexts): Section {
  if (!isKnown(id))
    throw new RangeError(`generated/error-responses.ts has no operation "${id}": run npm run generate.`);
  return {
    id: 'refusals',
    title: texts.errorResponses,
    blocks: [
      { kind: 'text', text: texts.errorResponsesAbout },
      { kind: 'refusals', label: texts.errorResponses, rows: errorResponseRows(id, texts) },
    ],
  };
}
