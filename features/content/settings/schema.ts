import 'server-only';

/** Value of a `default` or `enum` entry of the schema. */
type SettingValue = string | number | boolean | null | readonly SettingValue[];

/** The part of a JSON Schema node that the settings tables read. */
export interface SchemaNode {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  default?: SettingValue;
  enum?: readonly SettingValue[];
  anyOf?: readonly SchemaNode[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  deprecated?: boolean;
  properties?: Readonly<Record<string, SchemaNode>>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  /** `none`: the platform doesn't use the key. */
  'x-effect'?: string;
  /** First release whose server uses the key; the described one ignores it. */
  'x-since'?: string;
  /** An exception or pitfall, in one sentence. */
  'x-note'?: string;
  /** Whether the platform rejects or cannot work without a value. */
  'x-required'?: boolean;
  /** Default of the platform, where it differs from the schema's. */
  'x-effective-default'?: SettingValue;
  /** Marks an object with keys chosen by the reader: name in tables, example for variables. */
  'x-placeholder'?: { name: string; example: string };
}

export interface SettingsSchema extends SchemaNode {
  properties: Readonly<Record<string, SchemaNode>>;
  definitions: Readonly<Record<string, SchemaNode>>;
}

/**
 * Follows a local reference (`#/definitions/name`). Keywords next to the reference win.
 * @throws Error for an unknown definition
 */
export function resolveNode(node: SchemaNode, schema: SettingsSchema): SchemaNode {
  if (!node.$ref) return node;
  const name = node.$ref.replace('#/definitions/', '');
  const target = schema.definitions[name];
  if (!target) throw new Error(`appsettings.schema.json: "${node.$ref}" has no definition; add it.`);
  const { $ref: _followed, ...own } = node;
  return { ...target, ...own };
}
