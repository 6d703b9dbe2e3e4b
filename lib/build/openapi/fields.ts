import 'server-only';
import { openApi } from '@/lib/shared/openapi/document';
import { resolveSchema, schemaName } from '@/lib/shared/openapi/resolve';
import type { Schema, SchemaObject } from '@/lib/shared/openapi/types';

/** A row of a table of members. */
export interface Field {
  /** Name with its parents, such as `formDefinition.isDraft`. */
  path: string;
  type: string;
  required: boolean;
  /** Bounds in words, such as `2 to 100 characters`; one entry per rule. */
  bounds: string[];
  /** JSON text of the default. */
  default?: string;
  description: string;
}

/** A type in words: `integer (int64)`, `array of Form`, `string or null`. */
export function typeText(schema: Schema): string {
  const name = schemaName(schema);
  const { type = 'any', format, items, nullable, additionalProperties } = resolveSchema(openApi, schema);
  const shape = () => {
    if (type === 'array' && items) return `array of ${schemaName(items) ?? typeText(items)}`;
    if (type === 'object' && typeof additionalProperties === 'object')
      return `object of ${typeText(additionalProperties)}`;
    if (type === 'object' && name) return name;
    // The password format only masks the input field of a console.
    return format && format !== 'password' ? `${type} (${format})` : type;
  };
  return nullable ? `${shape()} or null` : shape();
}

function range(low: number | undefined, high: number | undefined, unit: string): string[] {
  const suffix = unit ? ` ${unit}` : '';
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${suffix}`];
  if (low !== undefined) return [unit ? `at least ${low}${suffix}` : `${low} or more`];
  return high === undefined ? [] : [`at most ${high}${suffix}`];
}

/** Patterns of the contract that read better in words. */
const patternWords: Record<string, string> = {
  '^[1-9][0-9]{0,18}$': '1 to 19 digits',
  '^[^@]+@[^@]+$': 'exactly one @',
};

/** The bounds of a value in words. */
export const boundsText = (schema: SchemaObject): string[] => [
  ...range(schema.minLength, schema.maxLength, 'characters'),
  ...range(schema.minimum, schema.maximum, ''),
  ...(schema.pattern ? [patternWords[schema.pattern] ?? `pattern ${schema.pattern}`] : []),
];

const toField = (path: string, schema: Schema, required: boolean): Field => {
  const resolved = resolveSchema(openApi, schema);
  return {
    path,
    type: typeText(schema),
    required,
    bounds: boundsText(resolved),
    ...(resolved.default !== undefined && { default: JSON.stringify(resolved.default) }),
    description: resolved.description ?? '',
  };
};

/** Members of a schema in reading order, those of nested objects below their parent; for a list those of its entries. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const { items, properties = {}, required = [] } = resolveSchema(openApi, schema);
  if (items) return fieldsOf(items, prefix);
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix + name;
    return [toField(path, property, required.includes(name)), ...fieldsOf(property, `${path}.`)];
  });
}
