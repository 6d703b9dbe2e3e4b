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
  const contract = parseExact(text) as JsonObject & { servers: { url: string }[] };
  const servers = contract.servers.filter(({ url }) => url !== '/');
  return `${indentedText({ ...contract, servers })}\n`;
}

/** Formats the same document as YAML 1.2. */
export function contractYaml(text: string): string {
  const contract: unknown = parse(contractJson(text), { intAsBigInt: true });
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
}

const mapValues = (object: JsonObject, change: (value: ExactJson, name: string) => ExactJson): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/**
 * Converts the keywords of schemas in a part of the document; redocly.yaml and a test reject others than these.
 * Examples are data and stay unchanged.
 */
function upgrade(part: ExactJson, isSchema = false): ExactJson {
  if (Array.isArray(part)) return part.map((item) => upgrade(item));
  if (!isObject(part)) return part;
  const upgraded = mapValues(part, (value, name) => {
    if (name === 'example' || name === 'examples') return value;
    if ((name === 'schemas' || name === 'properties') && isObject(value))
      return mapValues(value, (schema) => upgrade(schema, true));
    return upgrade(value, name === 'schema' || name === 'items' || name === 'additionalProperties');
  });
  if (!isSchema) return upgraded;
  const { nullable, example, ...schema } = upgraded;
  return {
    ...schema,
    ...(nullable === true && schema.type !== undefined && { type: [schema.type, 'null'] }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** A contract, or what OpenAPI 3.1 adds to it. */
type Parts = JsonObject & { tags: ExactJson[]; components: Record<string, JsonObject> };

/**
 * Converts a contract from OpenAPI 3.0 to OpenAPI 3.1 with webhooks.
 * @param contract the document in OpenAPI 3.0
 * @param additions tags, webhooks and their components in OpenAPI 3.1
 */
export function upgradeContract(contract: ExactJson, additions: ExactJson): JsonObject {
  const { tags, paths, components, ...rest } = upgrade(contract) as Parts & { paths: JsonObject };
  const { tags: moreTags, webhooks, components: more } = additions as Parts & { webhooks: JsonObject };
  const kinds = { ...components, ...more };
  return {
    ...rest,
    openapi: '3.1.0',
    tags: [...tags, ...moreTags],
    paths,
    webhooks,
    components: mapValues(kinds, (_entries, kind) => ({ ...components[kind], ...more[kind] })),
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
