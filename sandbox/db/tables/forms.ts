import type { components } from '../../../generated/api-types';
import type { Database, Queryable, Row } from '../../domain/ports';
import { isoTime, type Micros } from '../../domain/time';
import type { Slices } from '../../domain/wire';
import { flag, integer, text, textOrNull, time, timeOrNull } from '../rows';
import { readSlices, type Window } from '../slices';
import { newestAfter, type Page, type Tenant, tenantCondition } from './scope';

export type Form = components['schemas']['Form'];

function toForm(row: Row): Form {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: textOrNull(row, 'description'),
    isEnabled: flag(row, 'is_enabled'),
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
    submissionsCount: null,
  };
}

/** A form to store, with its first definition. */
export interface NewForm {
  id: string;
  definitionId: string;
  tenantId: string;
  name: string;
  description: string | null;
  isEnabled: boolean;
  jsonData: string;
  now: Micros;
}

/** Stores a form and its first definition, a draft, together. The row is not read back: it holds what was given. */
export async function insertForm(database: Database, form: NewForm): Promise<Form> {
  const { id, definitionId, tenantId, name, description, isEnabled, now } = form;
  await database.transaction(async (transaction) => {
    await transaction.query(
      `INSERT INTO forms (id, tenant_id, name, description, is_enabled, active_definition_id, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [id, tenantId, name, description, Number(isEnabled), definitionId, now],
    );
    await transaction.query(
      `INSERT INTO form_definitions (id, form_id, tenant_id, is_draft, json_data, created_at)
       VALUES (?, ?, ?, 1, ?, ?)`,
      [definitionId, id, tenantId, form.jsonData, now],
    );
  });
  const createdAt = isoTime(now);
  return { id, name, description, isEnabled, createdAt, modifiedAt: null, submissionsCount: null };
}

const toCountedForm = (row: Row): Form => ({
  ...toForm(row),
  submissionsCount: integer(row, 'submission_count'),
});

/** One page of the tenant's forms whose active definition is no draft, newest first, with their submissions counted. */
export function listForms(database: Queryable, tenantId: string, page: Page): Promise<Form[] | Slices<Form>> {
  const read = ({ limit, offset, after }: Window): Promise<Row[]> => {
    const rest = newestAfter('f', after);
    return database.query(
      `SELECT f.* FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
       WHERE f.tenant_id = ? AND f.deleted_at IS NULL AND d.is_draft = 0${rest.sql}
       ORDER BY f.created_at DESC, f.id DESC LIMIT ? OFFSET ?`,
      [tenantId, ...rest.values, limit, offset],
    );
  };
  return readSlices(page, read, toCountedForm);
}

/** Whether a tenant has a form of this id. */
export async function hasForm(database: Queryable, id: string, tenantId: string): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 AS found FROM forms WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL',
    [id, tenantId],
  );
  return rows.length > 0;
}

/** A form by id. */
export async function findForm(database: Queryable, id: string, tenant: Tenant): Promise<Form | undefined> {
  const scope = tenantCondition('f', tenant);
  const rows = await database.query(
    `SELECT f.* FROM forms f WHERE f.id = ? AND f.deleted_at IS NULL${scope.sql}`,
    [id, ...scope.values],
  );
  return rows.map(toForm)[0];
}

/** Values to change; null leaves the old one. */
export interface FormChanges {
  name: string | null;
  description: string | null;
  isEnabled: boolean | null;
}

/** Changes the given values of a form. With `replace`, a missing description is removed. */
export async function updateForm(
  database: Queryable,
  key: { id: string; tenantId: string; now: Micros },
  changes: FormChanges,
  replace = false,
): Promise<Form | undefined> {
  const rows = await database.query(
    `UPDATE forms SET name = COALESCE(?, name), description = ${replace ? '?' : 'COALESCE(?, description)'},
       is_enabled = COALESCE(CAST(? AS INTEGER), is_enabled), modified_at = ?
     WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL RETURNING *`,
    [
      changes.name,
      changes.description,
      changes.isEnabled === null ? null : Number(changes.isEnabled),
      key.now,
      key.id,
      key.tenantId,
    ],
  );
  return rows.map(toForm)[0];
}

/**
 * Deletes a form. Returns false when there is no such form. Its definitions and submissions are reached through it
 * only, so they are gone with it, in one step that takes as long for any number of them.
 */
export async function deleteForm(
  database: Queryable,
  { id, tenantId, now }: { id: string; tenantId: string; now: Micros },
): Promise<boolean> {
  const rows = await database.query(
    'UPDATE forms SET deleted_at = ? WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL RETURNING id',
    [now, id, tenantId],
  );
  return rows.length > 0;
}
