import { isRef, refName } from '@/lib/contract/resolve';
import type { Schema, SchemaObject } from '@/lib/contract/types';

/**
 * An OpenAPI 3.0 schema as JSON Schema for ajv: references become the ids under which the named
 * schemas are registered, texts for readers are left out. `nullable` is understood by ajv itself.
 */
function toJsonSchema(schema: Schema): Record<string, unknown> {
  if (isRef(schema)) return { $ref: refName(schema) };
  const {
    description,
    example,
    default: _default,
    items,
    properties,
    additionalProperties,
    ...rest
  } = schema;
  const result: Record<string, unknown> = { ...rest };
  if (items) result.items = toJsonSchema(items);
  if (properties) result.properties = mapValues(properties, toJsonSchema);
  if (additionalProperties !== undefined)
    result.additionalProperties =
      typeof additionalProperties === 'boolean' ? additionalProperties : toJsonSchema(additionalProperties);
  return result;
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** All named schemas, each with its name as `$id`. */
export const namedJsonSchemas = (schemas: Record<string, SchemaObject>) =>
  Object.entries(schemas).map(([name, schema]) => ({ $id: name, ...toJsonSchema(schema) }));
