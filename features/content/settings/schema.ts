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
  /** `none`: the platform never acts on the key. */
  'x-effect'?: string;
  /** A trap or an exception, one sentence. */
  'x-note'?: string;
  /** The platform rejects or cannot work without a value. */
  'x-required'?: boolean;
  /** Default that counts when the application uses the platform's own defaults. */
  'x-effective-default'?: SettingValue;
  /** The keys of this object are chosen by the reader: name shown in tables, example for variables. */
  'x-placeholder'?: { name: string; example: string };
}

export interface SettingsSchema extends SchemaNode {
  properties: Readonly<Record<string, SchemaNode>>;
  definitions: Readonly<Record<string, SchemaNode>>;
}

/**
 * Follows a local reference (`#/definitions/name`); keywords next to the reference win.
 * @throws Error when the reference leads nowhere.
 */
export function resolveNode(node: SchemaNode, schema: SettingsSchema): SchemaNode {
  if (!node.$ref) return node;
  const name = node.$ref.replace('#/definitions/', '');
  const target = schema.definitions[name];
  if (!target) throw new Error(`appsettings.schema.json: "${node.$ref}" leads nowhere; add the definition.`);
  const { $ref: _followed, ...own } = node;
  return { ...target, ...own };
}
