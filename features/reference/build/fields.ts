import 'server-only';
import { serverProperties } from '@/shared/contract/all-operations';
import {
  isStillRequired,
  laterProperties,
  referenceContract,
  untilOfProperty,
} from '@/shared/contract/later-releases';
import { refName, resolveSchema, schemaName } from '@/shared/contract/resolve';
import type { Schema, SchemaObject } from '@/shared/contract/types';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';

const { document } = referenceContract;

/** Which servers have something; nothing of it if all have it. */
interface Availability {
  /** First release that has it. */
  since?: string;
  /** Last release that has it. */
  until?: string;
  /** Whether an Endatix server adds it to the published contract. */
  isServerOnly?: boolean;
}

export interface Property extends Availability {
  /** Name with its parents, such as `formDefinition.isDraft`. */
  path: string;
  schema: Schema;
  required: boolean;
  description: string;
}

/** A row of a table of properties. */
export interface Field extends Omit<Property, 'schema'> {
  type: string;
  schema?: string;
  /** Constraints in words, such as `2 to 100 characters`; one entry per rule. */
  bounds: string[];
  default?: string;
  /** Whether the rows before have this name, too: a later release gave it another type. */
  isRepeated?: boolean;
}

/** Describes a type: `integer (int64)`, `array of Form`, `string or null`. */
export function typeText(schema: Schema): string {
  const name = schemaName(schema);
  const {
    oneOf,
    type = 'any',
    format: kind,
    items,
    nullable,
    additionalProperties,
  } = resolveSchema(document, schema);
  const shape = () => {
    if (oneOf) return oneOf.map(refName).join(texts.or);
    if (type === 'array' && items)
      return format(texts.arrayOf, { type: schemaName(items) ?? typeText(items) });
    if (type === 'object' && typeof additionalProperties === 'object')
      return format(texts.objectOf, { type: typeText(additionalProperties) });
    if (type === 'object' && name) return name;
    // The password format only masks the input.
    return kind && kind !== 'password' ? `${type} (${kind})` : type;
  };
  return nullable ? format(texts.orNull, { type: shape() }) : shape();
}

type RangeTexts = Record<'between' | 'atLeast' | 'atMost', string>;

function range(low: number | undefined, high: number | undefined, texts: RangeTexts): string[] {
  if (low !== undefined && high !== undefined) return [format(texts.between, { low, high })];
  if (low !== undefined) return [format(texts.atLeast, { low })];
  return high === undefined ? [] : [format(texts.atMost, { high })];
}

/** Patterns of the contract with a text instead of the regular expression. */
const patternTexts: Readonly<Record<string, string>> = {
  '^[1-9][0-9]{0,18}$': texts.patternId,
  '^[^@]+@[^@]+$': texts.patternEmail,
};

const patternText = (pattern: string): string => patternTexts[pattern] ?? format(texts.pattern, { pattern });

/** Returns which servers have something that not all have; undefined for what all have. */
export function availability({ since, until, isServerOnly }: Availability): string | undefined {
  if (since) return format(texts.since, { release: since });
  if (until) return format(texts.until, { release: until });
  return isServerOnly ? texts.serverOnly : undefined;
}

/** Describes the constraints of a value, one entry per rule. */
export const boundsText = (schema: SchemaObject): string[] => [
  ...range(schema.minLength, schema.maxLength, {
    between: texts.lengthBetween,
    atLeast: schema.minLength === 1 ? texts.notEmpty : texts.lengthAtLeast,
    atMost: texts.lengthAtMost,
  }),
  ...range(schema.minimum, schema.maximum, {
    between: texts.numberBetween,
    atLeast: texts.numberAtLeast,
    atMost: texts.numberAtMost,
  }),
  ...(schema.pattern ? [patternText(schema.pattern)] : []),
];

/** Describes the values of a schema: type, constraints and default. */
export function describeValue(schema: Schema): Pick<Field, 'type' | 'bounds' | 'default'> {
  const resolved = resolveSchema(document, schema);
  return {
    type: typeText(schema),
    bounds: boundsText(resolved),
    ...(resolved.default !== undefined && { default: JSON.stringify(resolved.default) }),
  };
}

/** Lists the properties of a schema (of its entries for an array); nested properties follow their parent. */
export function getProperties(schema: Schema, prefix = ''): Property[] {
  const { items, properties = {}, required = [] } = resolveSchema(document, schema);
  if (items) return getProperties(items, prefix);
  const own = schemaName(schema) ?? '';
  const added = serverProperties(own);
  return [...Object.entries(properties), ...added, ...laterProperties(own)].flatMap(([name, property]) => {
    const path = prefix + name;
    const { description = '', 'x-since': since } = resolveSchema(document, property);
    const until = since ? undefined : untilOfProperty(own, name);
    // A property that went away is still required where it exists.
    const isRequired = required.includes(name) && (until !== undefined || isStillRequired(own, name));
    const isServerOnly = added.some(([one]) => one === name);
    const field = { path, schema: property, required: isRequired, description, since, until, isServerOnly };
    return [field, ...getProperties(property, `${path}.`)];
  });
}

export const getFields = (schema: Schema): Field[] =>
  getProperties(schema).map(({ schema: own, ...property }, index, all) => {
    const { items } = resolveSchema(document, own);
    const value = describeValue(own);
    const name = schemaName(own) ?? (items && schemaName(items));
    return {
      ...property,
      ...value,
      schema: name && value.type.includes(name) ? name : undefined,
      isRepeated: all.findIndex(({ path }) => path === property.path) < index,
    };
  });

/** Groups rows by their outermost property; `nested` are the rows below it. */
export function groupNested(fields: readonly Field[]): { field: Field; nested: Field[] }[] {
  const groups: { field: Field; nested: Field[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.path.startsWith(`${last.field.path}.`)) last.nested.push(field);
    else groups.push({ field, nested: [] });
  }
  return groups;
}
