import type { components } from '../../../generated/api-types';
import type { Database, Queryable, Row } from '../../domain/ports';
import type { Micros } from '../../domain/time';
import type { Slices } from '../../domain/wire';
import { lockRows } from '../locking';
import { flag, text, time, timeOrNull } from '../rows';
import { readSlices, type Window } from '../slices';
import { type Page, type Tenant, tenantCondition } from './scope';

export type Definition = components['schemas']['FormDefinition'];

function toDefinition(row: Row): Definition {
  return {
    id: text(row, 'id'),
    isDraft: flag(row, 'is_draft'),
    jsonData: text(row, 'json_data'),
    formId: text(row, 'form_id'),
    createdAt: time(row, 'created_at'),
    modifiedAt: timeOrNull(row, 'modified_at'),
  };
}

/** A definition to store. */
export interface NewDefinition {
  id: string;
  formId: string;
  tenantId: string;
  isDraft: boolean;
  jsonData: string;
  now: Micros;
}

async function insert(database: Queryable, definition: NewDefinition): Promise<Definition> {
  const { id, formId, tenantId, isDraft, jsonData, now } = definition;
  const rows = await database.query(
    `INSERT INTO form_definitions (id, form_id, tenant_id, is_draft, json_data, created_at)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING *`,
    [id, formId, tenantId, Number(isDraft), jsonData, now],
  );
  return rows.map(toDefinition)[0] as Definition;
}

/** Adds a definition to a form; one that is no draft becomes the active one. Undefined: no such form. */
export function addDefinition(
  database: Database,
  definition: NewDefinition,
): Promise<Definition | undefined> {
  const { id, formId, tenantId, isDraft, now } = definition;
  return database.transaction(async (transaction) => {
    const forms = await transaction.query(
      `UPDATE forms SET modified_at = ?${isDraft ? '' : ', active_definition_id = ?'}
       WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL RETURNING id`,
      isDraft ? [now, formId, tenantId] : [now, id, formId, tenantId],
    );
    return forms.length === 0 ? undefined : insert(transaction, definition);
  });
}

/** A definition may be as long as a request body: no more than these are read by one statement at first. */
const FIRST_DEFINITIONS = 10;

/** One page of a form's definitions, oldest first. Empty for an unknown form. */
export function listDefinitions(
  database: Queryable,
  formId: string,
  tenantId: string,
  page: Page,
): Promise<Definition[] | Slices<Definition>> {
  const read = ({ limit, offset, after }: Window): Promise<Row[]> =>
    database.query(
      `SELECT d.* FROM form_definitions d JOIN forms f ON f.id = d.form_id
       WHERE d.form_id = ? AND d.tenant_id = ? AND f.deleted_at IS NULL
         ${after ? 'AND d.id > CAST(? AS BIGINT)' : ''}
       ORDER BY d.id LIMIT ? OFFSET ?`,
      [formId, tenantId, ...(after ? [text(after, 'id')] : []), limit, offset],
    );
  return readSlices(page, read, toDefinition, FIRST_DEFINITIONS);
}

/** The active definition of a form. */
export async function findActiveDefinition(
  database: Queryable,
  formId: string,
  tenant: Tenant,
): Promise<Definition | undefined> {
  const scope = tenantCondition('f', tenant);
  const rows = await database.query(
    `SELECT d.* FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
     WHERE f.id = ? AND f.deleted_at IS NULL${scope.sql}`,
    [formId, ...scope.values],
  );
  return rows.map(toDefinition)[0];
}

/** Where a definition is: `id` null means the active one of the form. */
export interface DefinitionKey {
  formId: string;
  id: string | null;
  tenantId: string;
}

const ofForm = (column: string): string =>
  `(SELECT f.${column} FROM forms f WHERE f.id = ? AND f.tenant_id = ? AND f.deleted_at IS NULL)`;

const keyCondition = (id: string | null): string =>
  id === null ? `id = ${ofForm('active_definition_id')}` : `id = ? AND form_id = ${ofForm('id')}`;

const keyValues = ({ id, formId, tenantId }: DefinitionKey): string[] =>
  id === null ? [formId, tenantId] : [id, formId, tenantId];

/** A definition of a form. */
export async function findDefinition(
  database: Queryable,
  key: DefinitionKey,
): Promise<Definition | undefined> {
  const rows = await database.query(
    `SELECT * FROM form_definitions WHERE ${keyCondition(key.id)}`,
    keyValues(key),
  );
  return rows.map(toDefinition)[0];
}

/** Values to change; null leaves the old one. */
export interface DefinitionChanges {
  isDraft: boolean | null;
  jsonData: string | null;
}

/** Changes a definition in place. */
export async function updateDefinition(
  database: Queryable,
  key: DefinitionKey,
  { isDraft, jsonData }: DefinitionChanges,
  now: Micros,
): Promise<Definition | undefined> {
  const rows = await database.query(
    `UPDATE form_definitions SET is_draft = COALESCE(CAST(? AS INTEGER), is_draft),
       json_data = COALESCE(?, json_data), modified_at = ?
     WHERE ${keyCondition(key.id)} RETURNING *`,
    [isDraft === null ? null : Number(isDraft), jsonData, now, ...keyValues(key)],
  );
  return rows.map(toDefinition)[0];
}

/**
 * Changes the active definition. When it already has submissions and its content would change, it is kept and a
 * new definition `newId` holds the content; that becomes active unless it is a draft. Undefined: no such form.
 */
export function reviseActiveDefinition(
  database: Database,
  { formId, tenantId, newId, now }: { formId: string; tenantId: string; newId: string; now: Micros },
  changes: DefinitionChanges,
): Promise<Definition | undefined> {
  return database.transaction(async (transaction) => {
    const forms = await transaction.query(
      `SELECT id FROM forms WHERE id = ? AND tenant_id = ? AND deleted_at IS NULL${lockRows(database)}`,
      [formId, tenantId],
    );
    if (forms.length === 0) return undefined;
    const key: DefinitionKey = { formId, id: null, tenantId };
    const { jsonData, isDraft } = changes;
    if (jsonData !== null) {
      const used = await transaction.query(
        `SELECT s.id FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
         JOIN submissions s ON s.form_id = f.id AND s.form_definition_id = d.id
         WHERE f.id = ? AND d.json_data <> ? LIMIT 1`,
        [formId, jsonData],
      );
      if (used.length > 0) {
        if (!isDraft) {
          await transaction.query('UPDATE forms SET active_definition_id = ?, modified_at = ? WHERE id = ?', [
            newId,
            now,
            formId,
          ]);
        }
        return insert(transaction, { id: newId, formId, tenantId, isDraft: isDraft ?? false, jsonData, now });
      }
    }
    return updateDefinition(transaction, key, changes, now);
  });
}
