import 'server-only';
import { type Refusal, refusals } from '@/generated/refusals';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import type { RefusalRow, Section } from './types';

type Demand = Refusal['demand'];

const characters = {
  upperCase: 'refuseUpperCase',
  lowerCase: 'refuseLowerCase',
  digit: 'refuseDigit',
  special: 'refuseSpecial',
} as const;

const business = {
  exists: 'refuseExists',
  credentials: 'refuseCredentials',
  refreshToken: 'refuseRefreshToken',
  caller: 'refuseCaller',
  registration: 'refuseRegistration',
  currentPassword: 'refuseCurrentPassword',
  status: 'refuseStatus',
} as const;

const simple = {
  contentType: 'refuseContentType',
  token: 'refuseToken',
  permission: 'refusePermission',
  utf8: 'refuseUtf8',
  json: 'refuseJson',
  depth: 'refuseDepth',
  object: 'refuseObject',
  int32: 'refuseInt32',
  nul: 'refuseNul',
  surrogate: 'refuseSurrogate',
  parameter: 'refuseParameter',
  notEmpty: 'refuseNotEmpty',
  notBlank: 'refuseNotBlank',
  email: 'refuseEmail',
} as const;

/** By parameter or header, and by what its check asks. */
const checks: Readonly<Record<string, keyof OperationTexts>> = {
  'authorization.bearer': 'refuseBearer',
  'filter.empty': 'refuseFilterEmpty',
  'filter.field': 'refuseFilterField',
  'filter.operator': 'refuseFilterOperator',
  'filter.value': 'refuseFilterValue',
  'filter.emptyValue': 'refuseFilterEmptyValue',
  'filter.valuesType': 'refuseFilterValuesType',
  'filter.operatorType': 'refuseFilterOperatorType',
  'filter.valueType': 'refuseFilterValueType',
};

function checkText(name: string, texts: OperationTexts): string {
  const key = checks[name];
  if (!key)
    throw new Error(
      `The check "${name}" of the reference API has no words: add it to lib/build/reference/refusals.ts.`,
    );
  return texts[key];
}

/** What a rule asks, told as the case in which it refuses. */
export function demandText(demand: Demand, texts: OperationTexts): string {
  switch (demand.kind) {
    case 'size':
      return format(texts.refuseSize, { bound: demand.bound.toLocaleString('en') });
    case 'type':
      // Digits in quotes are read as the number.
      return demand.name === 'number' ? texts.refuseNumber : format(texts.refuseType, { name: demand.name });
    case 'minLength':
      return format(texts.refuseMinLength, { bound: demand.bound });
    case 'maxLength':
      return format(texts.refuseMaxLength, { bound: demand.bound });
    case 'minimum':
      return format(texts.refuseMinimum, { bound: demand.bound });
    case 'pattern':
      return format(texts.refusePattern, { pattern: demand.pattern });
    case 'contains':
      return texts[characters[demand.what]];
    case 'sameAs':
      return format(texts.refuseSameAs, { other: demand.other });
    case 'check':
      return checkText(demand.name, texts);
    case 'business':
      return texts[business[demand.name]];
    default:
      return texts[simple[demand.kind]];
  }
}

/** The refusals of an operation; members that are refused alike share a row. */
export function refusalRows(id: keyof typeof refusals, texts: OperationTexts): RefusalRow[] {
  const rows = new Map<string, RefusalRow>();
  for (const { status, place, members, demand, text } of refusals[id]) {
    const rule = demandText(demand, texts);
    const key = JSON.stringify([status, place, rule, text]);
    const known = rows.get(key);
    if (known) known.members.push(...members);
    else rows.set(key, { status, members: [...members], rule, text });
  }
  return [...rows.values()];
}

const isKnown = (id: string): id is keyof typeof refusals => Object.hasOwn(refusals, id);

/** The table of every refusal of an operation. Throws a RangeError for an operation that the API does not have. */
export function refusalSection(id: string, texts: OperationTexts): Section {
  if (!isKnown(id))
    throw new RangeError(`generated/refusals.ts has no operation "${id}": run npm run generate.`);
  return {
    id: 'refusals',
    title: texts.refusals,
    blocks: [
      { kind: 'text', text: texts.refusalsAbout },
      { kind: 'refusals', label: texts.refusals, rows: refusalRows(id, texts) },
    ],
  };
}
