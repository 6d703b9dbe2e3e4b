import 'server-only';
import { resolveNode, type SchemaNode, type SettingsSchema } from './schema';

interface Location {
  /** Full configuration path, for example `Endatix:Cors:CorsPolicies[]:PolicyName`. */
  path: string;
  /** Environment variable, with sample positions and IDs. */
  env: string;
  /** Whether the platform uses the key. */
  effective: boolean;
  /** First release that uses the key, or '' for the described one. */
  since: string;
  deprecated: boolean;
}

/** A row of a settings table: a key with a value, not a section. */
export interface SettingRow extends Location {
  /** Key below the section, for example `CorsPolicies[]:PolicyName`. */
  key: string;
  /** Type with bounds or choices, for example `integer, 1 to 600`. */
  type: string;
  default: string;
  description: string;
  /** Exception or pitfall, or ''. */
  note: string;
  required: boolean;
}

/**
 * Returns rows for all keys with values below a configuration section.
 * @param section configuration path such as `Endatix:Cors` or `ConnectionStrings`
 * @throws Error with the part of the path that the schema does not know
 */
export function settingRows(section: string, schema: SettingsSchema): SettingRow[] {
  const { node, location } = findSection(section, schema);
  return collectRows(node, location, schema).map((row) => ({ ...row, key: keyBelow(section, row.path) }));
}

/** A section that is itself a value shows its last part. */
function keyBelow(section: string, path: string): string {
  return path === section ? section.slice(section.lastIndexOf(':') + 1) : path.slice(section.length + 1);
}

/** Returns the fragment ID of a setting's row, for example `setting-endatix-cors-defaultpolicyname`. */
export function settingAnchor(path: string): string {
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `setting-${slug.replace(/^-|-$/g, '')}`;
}

function findSection(section: string, schema: SettingsSchema): { node: SchemaNode; location: Location } {
  let node: SchemaNode = schema;
  let location: Location = { path: '', env: '', effective: true, since: '', deprecated: false };
  for (const part of section.split(':')) {
    const child = getChildren(node).find(([name]) => name === part);
    if (!child) {
      const known = getChildren(node).map(([name]) => name);
      throw new Error(
        `<Settings section="${section}">: "${part}" is not in appsettings.schema.json. Known here: ${known.join(', ')}.`,
      );
    }
    node = resolveNode(child[1], schema);
    location = enter(location, part, child[2], node);
  }
  return { node, location };
}

/** Returns children as [shown name, node, name in a variable]. Keys chosen by the reader appear once. */
function getChildren(node: SchemaNode): [string, SchemaNode, string][] {
  const chosen = node['x-placeholder'];
  const first = Object.values(node.properties ?? {})[0];
  const open = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  if (chosen) {
    const child = open ?? first;
    return child ? [[chosen.name, child, chosen.example]] : [];
  }
  return Object.entries(node.properties ?? {}).map(([name, child]) => [name, child, name]);
}

function enter(location: Location, name: string, envName: string, node: SchemaNode): Location {
  return {
    path: location.path ? `${location.path}:${name}` : name,
    env: location.env ? `${location.env}__${envName}` : envName,
    effective: location.effective && node['x-effect'] !== 'none',
    since: node['x-since'] ?? location.since,
    deprecated: location.deprecated || node.deprecated === true,
  };
}

function collectRows(node: SchemaNode, location: Location, schema: SettingsSchema): SettingRow[] {
  const children = getChildren(node);
  if (children.length > 0) {
    return children.flatMap(([name, child, envName]) => {
      const resolved = resolveNode(child, schema);
      return collectRows(resolved, enter(location, name, envName, resolved), schema);
    });
  }
  if (node.type !== 'array') return [toRow(node, location)];
  const item = resolveNode(node.items ?? {}, schema);
  const inside = { ...location, path: `${location.path}[]`, env: `${location.env}__0` };
  if (getChildren(item).length > 0) return collectRows(item, inside, schema);
  return [toRow({ ...node, items: item }, inside)];
}

function toRow(node: SchemaNode, location: Location): SettingRow {
  return {
    ...location,
    key: location.path,
    type: describeType(node),
    default: describeDefault(node),
    description: node.description ?? '',
    note: node['x-note'] ?? '',
    required: node['x-required'] === true,
  };
}

function describeType(node: SchemaNode): string {
  if (node.type === 'array') return `list of ${node.items?.type ?? 'value'}s`;
  const choices = node.enum ?? node.anyOf?.find((branch) => branch.enum)?.enum;
  const name = Array.isArray(node.type) ? node.type.join(' or ') : (node.type ?? 'value');
  if (choices && node.type === 'string') return choices.map((choice) => JSON.stringify(choice)).join(', ');
  return name + describeBounds(node);
}

function describeBounds(node: SchemaNode): string {
  const low = node.minimum ?? node.exclusiveMinimum;
  const above = node.exclusiveMinimum !== undefined ? 'above ' : '';
  if (low !== undefined && node.maximum !== undefined) return `, ${above}${low} to ${node.maximum}`;
  if (low !== undefined) return above ? `, above ${low}` : `, ${low} or more`;
  return node.minLength && node.minLength > 1 ? `, ${node.minLength} characters or more` : '';
}

function describeDefault(node: SchemaNode): string {
  const value = node['x-effective-default'] ?? node.default;
  return value === undefined ? '' : JSON.stringify(value);
}
