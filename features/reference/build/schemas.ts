import 'server-only';
import { addressPath } from '@/shared/addresses';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/contract';
import { referenceContract, referenceOperations } from '@/shared/contract/later-releases';
import { isRef, refName, resolveSchema, schemaName } from '@/shared/contract/resolve';
import type { Schema } from '@/shared/contract/types';
import type { ExactJson } from '@/shared/http/json';
import { site } from '@/theme.config';
import type { Link } from './types';

const { document, groups } = referenceContract;

/** A body of a schema. */
interface SchemaUse {
  operation: ApiOperation;
  /** Status of the response; undefined for the request body. */
  status: number | undefined;
  /** The example of the body in its first media type. */
  example: ExactJson | undefined;
}

/** Names of all schemas: those of the published contract, then those that only a server has, then those of later releases. */
export const schemaNames: readonly string[] = Object.keys(document.components.schemas);

/** Returns the site path of a schema's page; without a name, that of the list. */
export const schemaPath = (name = ''): string =>
  addressPath({ kind: 'schema', locale: site.locales[0], name });

export const schemaLink = (name: string): Link => ({ title: name, href: schemaPath(name) });

export const schemaLinks = schemaNames.map(schemaLink);

/** Throws a RangeError for an unknown schema. */
export function getSchema(name: string) {
  const schema = document.components.schemas[name];
  if (!schema) throw new RangeError(`The contract has no schema "${name}".`);
  return schema;
}

/** Uses by the name of the schema. Collected once: 160 pages of schemas ask for them repeatedly. */
const uses = new Map<string, SchemaUse[]>();
for (const operation of referenceOperations) {
  const request = requestBody(operation);
  const messages = [{ status: undefined, bodies: request ? [request] : [] }, ...getResponses(operation)];
  for (const { status, bodies } of messages)
    for (const body of bodies) {
      const name = schemaName(body.schema) ?? '';
      const example = body === bodies[0] ? body.examples[0]?.value : undefined;
      uses.set(name, [...(uses.get(name) ?? []), { operation, status, example }]);
    }
}

export const findUses = (name: string): readonly SchemaUse[] => uses.get(name) ?? [];

/** Returns the schemas that a schema refers to, with the property; empty for other parts. */
function getReferences(schema: Schema): { property: string; name: string }[] {
  const { additionalProperties, items, oneOf = [], properties } = resolveSchema(document, schema);
  const others = [...oneOf, items, additionalProperties].map((part) => ['', part] as const);
  return [...others, ...Object.entries(properties ?? {})].flatMap(([property, part]) => {
    if (typeof part !== 'object') return [];
    if (isRef(part)) return [{ property, name: refName(part) }];
    return getReferences(part).map(({ name }) => ({ property, name }));
  });
}

const parents = new Map<string, { parent: string; property: string }[]>();
for (const parent of schemaNames)
  for (const { name, property } of getReferences(getSchema(parent)))
    parents.set(name, [...(parents.get(name) ?? []), { parent, property }]);

/** Returns the schemas that refer to a schema, with the property; empty for other parts. */
export const findParents = (name: string) => parents.get(name) ?? [];

/** Returns the tags of the operations that use a schema, directly or inside another one. */
function getTags(name: string): Set<string> {
  return new Set([
    ...findUses(name).map(({ operation }) => operation.tag),
    ...findParents(name).flatMap(({ parent }) => [...getTags(parent)]),
  ]);
}

/** Groups schemas by the tag that uses them. Schemas of several tags come last, without a tag. */
export function schemaGroups(): { tag?: string; names: string[] }[] {
  const tags = new Map(schemaNames.map((name) => [name, [...getTags(name)]]));
  const own = groups.map(({ tag }) => ({
    tag,
    names: schemaNames.filter((name) => tags.get(name)?.length === 1 && tags.get(name)?.[0] === tag),
  }));
  const shared = schemaNames.filter((name) => tags.get(name)?.length !== 1);
  return [...own, { names: shared }].filter(({ names }) => names.length > 0);
}

/** Creates a value of a schema from the examples of its properties. */
function createExample(schema: Schema): ExactJson {
  const {
    type,
    example,
    items,
    oneOf,
    properties,
    default: fallback,
    nullable,
  } = resolveSchema(document, schema);
  if (example !== undefined) return example;
  if (fallback !== undefined) return fallback;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, createExample(property)]),
    );
  if (items) return [createExample(items)];
  if (oneOf?.[0]) return createExample(oneOf[0]);
  if (nullable) return null;
  return type === 'object' ? {} : type === 'boolean' ? false : type === 'string' ? '' : 0;
}

/** Returns the example of the first use of a schema, else one created from the properties. */
export const schemaExample = (name: string): ExactJson =>
  findUses(name)[0]?.example ?? createExample(getSchema(name));
