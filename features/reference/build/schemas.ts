import 'server-only';
import { addressPath } from '@/shared/addresses';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/contract';
import { isRef, refName, resolveSchema, schemaName } from '@/shared/contract/resolve';
import type { Schema } from '@/shared/contract/types';
import type { ExactJson } from '@/shared/http/json';
import { site } from '@/theme.config';

const { document, groups } = allContract;

/** An operation that takes or returns a schema as its body. */
interface SchemaUse {
  operation: ApiOperation;
  /** Status of the response; left out for the body of the request. */
  status?: number;
}

/** The schemas of the contract by name, in its order, then those that only a server has. */
export const schemaNames: readonly string[] = Object.keys(document.components.schemas);

/** Site path of the page of a schema; of the list of all without a name. */
export const schemaPath = (name = ''): string =>
  addressPath({ kind: 'schema', locale: site.locales[0], name });

/** The schema of that name. Throws a RangeError when the contract has none. */
export function getSchema(name: string) {
  const schema = document.components.schemas[name];
  if (!schema) throw new RangeError(`The contract has no schema "${name}".`);
  return schema;
}

/** The operations whose bodies are of a schema. */
export function findUses(name: string): SchemaUse[] {
  return allOperations.flatMap((operation): SchemaUse[] => {
    const body = requestBody(operation);
    const answers = getResponses(operation).filter(({ body: first, otherBodies }) =>
      [...(first ? [first] : []), ...otherBodies].some(({ schema }) => schemaName(schema) === name),
    );
    return [
      ...(body && schemaName(body.schema) === name ? [{ operation }] : []),
      ...answers.map(({ status }) => ({ operation, status })),
    ];
  });
}

/** Names of the schemas that a schema refers to, with the properties that do; an empty one for the entries of a list, or a kind of it. */
function getReferences(schema: Schema): { property: string; name: string }[] {
  const { items, oneOf = [], properties = {} } = resolveSchema(document, schema);
  const parts: [string, Schema][] = [
    ...oneOf.map((one) => ['', one] as [string, Schema]),
    ...Object.entries(properties),
    ...(items ? [['', items] as [string, Schema]] : []),
  ];
  return parts.flatMap(([property, part]) => {
    if (isRef(part)) return [{ property, name: refName(part) }];
    return getReferences(part).map(({ name }) => ({ property, name }));
  });
}

/** The schemas that hold a schema, and in which property; an empty one for lists of it. */
export const findHolders = (name: string): { holder: string; property: string }[] =>
  schemaNames.flatMap((holder) =>
    getReferences(getSchema(holder))
      .filter((reference) => reference.name === name)
      .map(({ property }) => ({ holder, property })),
  );

/** Tags of the operations that use a schema, be it inside another one. */
function getTags(name: string): Set<string> {
  return new Set([
    ...findUses(name).map(({ operation }) => operation.tag),
    ...findHolders(name).flatMap(({ holder }) => [...getTags(holder)]),
  ]);
}

/** Schemas by the tag that uses them, in reading order; those of several tags come last, without a tag. */
export function schemaGroups(): { tag?: string; names: string[] }[] {
  const tags = new Map(schemaNames.map((name) => [name, [...getTags(name)]]));
  const own = groups.map(({ tag }) => ({
    tag,
    names: schemaNames.filter((name) => tags.get(name)?.length === 1 && tags.get(name)?.[0] === tag),
  }));
  const shared = schemaNames.filter((name) => tags.get(name)?.length !== 1);
  return [...own, { names: shared }].filter(({ names }) => names.length > 0);
}

/** A value of a schema, made of the examples of its properties. */
export function getExample(schema: Schema): ExactJson {
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
      Object.entries(properties).map(([name, property]) => [name, getExample(property)]),
    );
  if (items) return [getExample(items)];
  if (oneOf?.[0]) return getExample(oneOf[0]);
  if (nullable) return null;
  return type === 'object' ? {} : type === 'boolean' ? false : type === 'string' ? '' : 0;
}

/** An example of a schema: that of the first operation whose body it is, else one made of the examples of its properties. */
export function schemaExample(name: string): ExactJson {
  const [use] = findUses(name);
  const body =
    use &&
    (use.status === undefined
      ? requestBody(use.operation)
      : getResponses(use.operation).find(
          ({ status, body: first }) => status === use.status && first && schemaName(first.schema) === name,
        )?.body);
  return body?.examples[0]?.value ?? getExample(getSchema(name));
}
