import 'server-only';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { type ExactJson, indentedText, isObject, type JsonObject, parseExact } from '@/shared/http/json';

/** Site paths of the contract in each format, of the workflows, and of what Endatix servers have beyond it. */
export const contractFiles = {
  json: '/openapi.json',
  yaml: '/openapi.yaml',
  json31: '/openapi-3.1.json',
  yaml31: '/openapi-3.1.yaml',
  workflows: '/arazzo.yaml',
  server: '/openapi.server.json',
  newest: '/openapi.0.7.json',
} as const;

/** Media type of YAML (RFC 9512). */
export const YAML_TYPE = 'application/yaml';

export const yamlFiles = [contractFiles.yaml, contractFiles.yaml31, contractFiles.workflows];

/**
 * Formats a contract for download: without `servers`, whose URL is the host of the document, because a
 * documentation host has no API. Numbers keep all digits.
 * @param text the contract in the repository
 */
export function contractJson(text: string): string {
  const contract = parseExact(text) as JsonObject;
  const isOther = (server: ExactJson) => getObject(server).url !== '/';
  const servers = Array.isArray(contract.servers) && { servers: contract.servers.filter(isOther) };
  return `${indentedText({ ...contract, ...servers })}\n`;
}

/** Formats the same document as YAML 1.2. */
export function contractYaml(text: string): string {
  const contract: unknown = parse(contractJson(text), { intAsBigInt: true });
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
}

const mapValues = (object: JsonObject, change: (value: ExactJson, name: string) => ExactJson): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/** Converts the keywords that the contract uses; redocly.yaml and a test reject others. */
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

/** Converts each schema in a part of the document. Examples are data and stay unchanged. */
function upgradeSchemas(value: ExactJson): ExactJson {
  if (Array.isArray(value)) return value.map(upgradeSchemas);
  if (!isObject(value)) return value;
  return mapValues(value, (child, name) => {
    if (name === 'example' || name === 'examples') return child;
    if (name === 'schema') return upgradeSchema(child);
    return name === 'schemas' && isObject(child) ? mapValues(child, upgradeSchema) : upgradeSchemas(child);
  });
}

const listOrEmpty = (value: ExactJson | undefined): ExactJson[] => (Array.isArray(value) ? value : []);
const getObject = (value: ExactJson | undefined): JsonObject => (isObject(value) ? value : {});

const mergeComponents = (components: JsonObject, more: JsonObject): JsonObject => ({
  ...components,
  ...mapValues(more, (entries, kind) => ({ ...getObject(components[kind]), ...getObject(entries) })),
});

/**
 * Converts a contract from OpenAPI 3.0 to OpenAPI 3.1 with webhooks.
 * @param contract the document in OpenAPI 3.0
 * @param additions tags, webhooks and their components in OpenAPI 3.1
 */
export function upgradeContract(contract: ExactJson, additions: ExactJson): JsonObject {
  const { openapi: _, tags, paths, components, ...rest } = getObject(upgradeSchemas(contract));
  const { tags: moreTags, webhooks = {}, components: more } = getObject(additions);
  return {
    openapi: '3.1.0',
    ...rest,
    tags: [...listOrEmpty(tags), ...listOrEmpty(moreTags)],
    paths: paths ?? {},
    webhooks,
    components: mergeComponents(getObject(components), getObject(more)),
  };
}

/** Reads the contract as it is in the repository. */
export const contractText = (): string => readFileSync('openapi.json', 'utf8');

/** Reads the contract in OpenAPI 3.1, with its webhooks. */
export const contractText31 = (): string =>
  indentedText(
    upgradeContract(parseExact(contractText()), parseExact(readFileSync('openapi.webhooks.json', 'utf8'))),
  );

/** Reads the workflows in Arazzo 1.0. */
export const workflowsText = (): string => readFileSync('arazzo.yaml', 'utf8');
