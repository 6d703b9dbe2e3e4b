import 'server-only';
import { readFileSync } from 'node:fs';
import { type ExactJson, parseExact } from '@/lib/api/json';

type JsonObject = { [name: string]: ExactJson };

const isObject = (value: ExactJson | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (object: JsonObject, change: (value: ExactJson, name: string) => ExactJson): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/** Translates the keywords that the contract uses; scripts/contract/check.ts rejects any other. */
function upgradeSchema(schema: ExactJson): ExactJson {
  if (!isObject(schema)) return schema;
  const { nullable, example, ...rest } = schema;
  const upgraded = mapValues(rest, (value, name) => {
    if (name === 'properties' && isObject(value)) return mapValues(value, upgradeSchema);
    return name === 'items' || name === 'additionalProperties' ? upgradeSchema(value) : value;
  });
  if (nullable === true && upgraded.type !== undefined) upgraded.type = [upgraded.type, 'null'];
  if (example !== undefined) upgraded.examples = [example];
  return upgraded;
}

/** Translates each schema of a part of the document. Examples are data and stay unchanged. */
function upgradeSchemas(value: ExactJson): ExactJson {
  if (Array.isArray(value)) return value.map(upgradeSchemas);
  if (!isObject(value)) return value;
  return mapValues(value, (child, name) => {
    if (name === 'example' || name === 'examples') return child;
    if (name === 'schema') return upgradeSchema(child);
    return name === 'schemas' && isObject(child) ? mapValues(child, upgradeSchema) : upgradeSchemas(child);
  });
}

const mergeComponents = (components: JsonObject, more: JsonObject): JsonObject => ({
  ...components,
  ...mapValues(more, (entries, kind) => ({
    ...(isObject(components[kind]) ? components[kind] : {}),
    ...(isObject(entries) ? entries : {}),
  })),
});

const listOf = (value: ExactJson | undefined): ExactJson[] => (Array.isArray(value) ? value : []);
const objectOf = (value: ExactJson | undefined): JsonObject => (isObject(value) ? value : {});

/**
 * Returns a contract of OpenAPI 3.0 as OpenAPI 3.1 with webhooks.
 * @param contract the document in OpenAPI 3.0
 * @param additions tags, webhooks and their components in OpenAPI 3.1
 */
export function upgradeContract(contract: ExactJson, additions: ExactJson): JsonObject {
  const { openapi: _, tags, paths, components, ...rest } = objectOf(upgradeSchemas(contract));
  const { tags: moreTags, webhooks = {}, components: more } = objectOf(additions);
  return {
    openapi: '3.1.0',
    ...rest,
    tags: [...listOf(tags), ...listOf(moreTags)],
    paths: paths ?? {},
    webhooks,
    components: mergeComponents(objectOf(components), objectOf(more)),
  };
}

/** Reads what OpenAPI 3.1 adds to the contract of the current version. */
export const readWebhooks = (): ExactJson => parseExact(readFileSync('openapi.webhooks.json', 'utf8'));
