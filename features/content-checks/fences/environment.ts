import { resolveNode, type SchemaNode, type SettingsSchema } from '@/features/content/settings/schema';
import { type ExactJson, isObject, type JsonObject } from '@/shared/http/json';

export type Environment = Record<string, string>;

/** Reads environment variables like .NET. Values stay strings; the settings schema identifies lists. */
export function fromEnvironment(environment: Environment, schema: SettingsSchema): ExactJson {
  const root: JsonObject = {};
  for (const [name, value] of Object.entries(environment)) {
    const parts = name.split('__');
    const last = parts.pop() ?? '';
    let target = root;
    for (const part of parts) {
      const next = target[part];
      const child = isObject(next) ? next : {};
      target[part] = child;
      target = child;
    }
    target[last] = value;
  }
  return withLists(root, schema, schema);
}

function withLists(value: ExactJson, reference: SchemaNode, schema: SettingsSchema): ExactJson {
  if (!isObject(value)) return value;
  const node = resolveNode(reference, schema);
  if (node.type === 'array' || (Array.isArray(node.type) && node.type.includes('array'))) {
    return Object.values(value).map((item) => withLists(item, node.items ?? {}, schema));
  }
  const open = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    withLists(child, node.properties?.[key] ?? open, schema),
  ]);
  return Object.fromEntries(entries);
}
