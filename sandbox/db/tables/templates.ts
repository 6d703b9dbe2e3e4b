import type { components } from '../../../generated/api-types';
import type { Queryable, Row } from '../../domain/ports';
import type { Micros } from '../../domain/time';
import type { Slices } from '../../domain/wire';
import { flag, text, textOrNull, time, timeOrNull } from '../rows';
import { readSlices, type Window } from '../slices';
import { newestAfter, type Page } from './scope';

export type TemplateItem = components['schemas']['FormTemplateItem'];
export type Template = components['schemas']['FormTemplate'];

function toItem(row: Row): TemplateItem {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: textOrNull(row, 'description'),
    isEnabled: flag(row, 'is_enabled'),
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
  };
}

function toTemplate(row: Row): Template {
  return { ...toItem(row), jsonData: text(row, 'json_data') };
}

/** A template to store. */
export interface NewTemplate {
  id: string;
  tenantId: string;
  name: string;
  description: string | null;
  isEnabled: boolean;
  jsonData: string;
  now: Micros;
}

/** Stores a template. */
export async function insertTemplate(database: Queryable, template: NewTemplate): Promise<Template> {
  const rows = await database.query(
    `INSERT INTO form_templates (id, tenant_id, name, description, is_enabled, json_data, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    [
      template.id,
      template.tenantId,
      template.name,
      template.description,
      Number(template.isEnabled),
      template.jsonData,
      template.now,
    ],
  );
  return rows.map(toTemplate)[0] as Template;
}

/** One page of the tenant's templates, newest first, without their forms. */
export function listTemplates(
  database: Queryable,
  tenantId: string,
  page: Page,
): Promise<TemplateItem[] | Slices<TemplateItem>> {
  const read = ({ limit, offset, after }: Window): Promise<Row[]> => {
    const rest = newestAfter('t', after);
    return database.query(
      `SELECT t.id, t.name, t.description, t.is_enabled, t.created_at, t.modified_at FROM form_templates t
       WHERE t.tenant_id = ? AND t.deleted_at IS NULL${rest.sql}
       ORDER BY t.created_at DESC, t.id DESC LIMIT ? OFFSET ?`,
      [tenantId, ...rest.values, limit, offset],
    );
  };
  return readSlices(page, read, toItem);
}

/** A template by id. */
export async function findTemplate(
  database: Queryable,
  id: string,
  tenantId: string,
): Promise<Template | undefined> {
  const rows = await database.query(
    'SELECT * FROM form_templates WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL',
    [id, tenantId],
  );
  return rows.map(toTemplate)[0];
}

/** Values to change; null leaves the old one. */
export interface TemplateChanges {
  name: string | null;
  description: string | null;
  isEnabled: boolean | null;
  jsonData: string | null;
}

/** Changes the given values of a template. */
export async function updateTemplate(
  database: Queryable,
  key: { id: string; tenantId: string; now: Micros },
  changes: TemplateChanges,
): Promise<Template | undefined> {
  const rows = await database.query(
    `UPDATE form_templates SET name = COALESCE(?, name), description = COALESCE(?, description),
       is_enabled = COALESCE(CAST(? AS INTEGER), is_enabled), json_data = COALESCE(?, json_data), modified_at = ?
     WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL RETURNING *`,
    [
      changes.name,
      changes.description,
      changes.isEnabled === null ? null : Number(changes.isEnabled),
      changes.jsonData,
      key.now,
      key.id,
      key.tenantId,
    ],
  );
  return rows.map(toTemplate)[0];
}

/** Deletes a template. Answers false when there is no such template. */
export async function deleteTemplate(
  database: Queryable,
  { id, tenantId, now }: { id: string; tenantId: string; now: Micros },
): Promise<boolean> {
  const rows = await database.query(
    'UPDATE form_templates SET deleted_at = ? WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL RETURNING id',
    [now, id, tenantId],
  );
  return rows.length > 0;
}
