import 'server-only';
import { resolveNode, type SchemaNode, type SettingsSchema } from './schema';

/** One row of a settings table: a key that contains a value, not a section. */
export interface SettingRow {
  /** Key below the section, for example `CorsPolicies[]:PolicyName`. */
  key: string;
  /** Full configuration path, for example `Endatix:Cors:CorsPolicies[]:PolicyName`. */
  path: string;
  /** Type with bounds or choices, for example `integer, 1 to 600`. */
  type: string;
  default: string;
  description: string;
  /** Trap or exception, or empty. */
  note: string;
  /** Environment variable form, with example positions and ids filled in. */
  env: string;
  required: boolean;
  /** False when the platform never acts on the key. */
  effective: boolean;
  deprecated: boolean;
}

interface Place {
  path: string;
  env: string;
  effective: boolean;
  deprecated: boolean;
}

/**
 * Rows for all value keys below a configuration section.
 * @param section configuration path such as `Endatix:Cors` or `ConnectionStrings`
 * @throws Error naming the part of the path that the schema does not know
 */
export function settingRows(section: string, schema: SettingsSchema): SettingRow[] {
  const { node, place } = findSection(section, schema);
  return getRows(node, place, schema).map((row) => ({ ...row, key: keyBelow(section, row.path) }));
}

/** A section that is itself a value shows its last part. */
function keyBelow(section: string, path: string): string {
  return path === section ? section.slice(section.lastIndexOf(':') + 1) : path.slice(section.length + 1);
}

/** Fragment id of the row of a setting, for example `setting-endatix-cors-defaultpolicyname`. */
export function settingAnchor(path: string): string {
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `setting-${slug.replace(/^-|-$/g, '')}`;
}

function findSection(section: string, schema: SettingsSchema): { node: SchemaNode; place: Place } {
  let node: SchemaNode = schema;
  let place: Place = { path: '', env: '', effective: true, deprecated: false };
  for (const part of section.split(':')) {
    const child = getChildren(node).find(([name]) => name === part);
    if (!child) {
      const known = getChildren(node).map(([name]) => name);
      throw new Error(
        `<Settings section="${section}">: "${part}" is not in appsettings.schema.json. Known here: ${known.join(', ')}.`,
      );
    }
    node = resolveNode(child[1], schema);
    place = enter(place, part, child[2], node);
  }
  return { node, place };
}

/** Children as [shown name, node, name used in a variable]. Keys chosen by the reader appear once. */
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

function enter(place: Place, name: string, envName: string, node: SchemaNode): Place {
  return {
    path: place.path ? `${place.path}:${name}` : name,
    env: place.env ? `${place.env}__${envName}` : envName,
    effective: place.effective && node['x-effect'] !== 'none',
    deprecated: place.deprecated || node.deprecated === true,
  };
}

function getRows(node: SchemaNode, place: Place, schema: SettingsSchema): SettingRow[] {
  const children = getChildren(node);
  if (children.length > 0) {
    return children.flatMap(([name, child, envName]) => {
      const resolved = resolveNode(child, schema);
      return getRows(resolved, enter(place, name, envName, resolved), schema);
    });
  }
  if (node.type !== 'array') return [toRow(node, place)];
  const item = resolveNode(node.items ?? {}, schema);
  const inside = { ...place, path: `${place.path}[]`, env: `${place.env}__0` };
  if (getChildren(item).length > 0) return getRows(item, inside, schema);
  return [toRow({ ...node, items: item }, inside)];
}

function toRow(node: SchemaNode, place: Place): SettingRow {
  return {
    ...place,
    key: place.path,
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
