import 'server-only';
import { type ErrorResponse, errorResponseTable } from '@/generated/error-responses';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import type { ErrorResponseRow, Section } from './types';

type Demand = ErrorResponse['demand'];

function ruleName(demand: Demand): string {
  switch (demand.kind) {
    case 'type':
      // A number in quotes is accepted as a number.
      return demand.name === 'number' ? 'number' : 'type';
    case 'contains':
      return demand.what;
    case 'check':
    case 'business':
      return demand.name;
    default:
      return demand.kind;
  }
}

/**
 * Describes a rule as the case in which it fails. The text of a rule `filter.empty` is `errorFilterEmpty`.
 */
function demandText(demand: Demand): string {
  const name = ruleName(demand);
  const key = `error.${name}`.replace(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase());
  const text = (texts as Readonly<Record<string, string>>)[key];
  if (text === undefined)
    throw new Error(
      `The rule "${name}" of the reference API has no text: add ${key} to shared/i18n/en/operation.ts.`,
    );
  const bound = demand.kind === 'size' && { bound: demand.bound.toLocaleString('en') };
  return format(text, { ...demand, ...bound });
}

/** Returns the rows for errors of an operation. Properties with the same error share one. */
function toRows(errors: readonly ErrorResponse[]): ErrorResponseRow[] {
  const rows = new Map<string, ErrorResponseRow>();
  for (const { status, place, properties, demand, text } of errors) {
    const rule = demandText(demand);
    const key = JSON.stringify([status, place, rule, text]);
    const known = rows.get(key);
    if (known) known.properties.push(...properties);
    else rows.set(key, { status, properties: [...properties], rule, text });
  }
  return [...rows.values()];
}

/** Returns the table of errors of an operation. Throws a RangeError for an unknown operation. */
export function errorResponseSection(id: string): Section {
  const errors = (errorResponseTable as Readonly<Record<string, readonly ErrorResponse[]>>)[id];
  if (!errors)
    throw new RangeError(`generated/error-responses.ts has no operation "${id}": run npm run generate.`);
  return {
    id: 'errors',
    title: texts.errorResponses,
    blocks: [
      { kind: 'text', text: texts.errorResponsesAbout },
      { kind: 'errors', label: texts.errorResponses, rows: toRows(errors) },
    ],
  };
}
