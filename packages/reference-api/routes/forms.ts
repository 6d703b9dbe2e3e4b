import type { components } from '../../../generated/api-types';
import { flag, integer, rowReader, text, textOrNull, time, timeOrNull } from '../db/rows';
import { changed, flagValue, insert, insertDefinition, markDeleted, OWN, readPage } from '../db/sql';
import type { Row, SqlValue } from '../domain/ports';
import { timestamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { found, json, notFound } from '../http/errors';

type Form = components['schemas']['Form'];

const formNotFound = notFound('Form not found');

const toForm = rowReader<Form>({
  id: text,
  name: text,
  description: textOrNull,
  isEnabled: flag,
  createdAt: time,
  modifiedAt: timeOrNull,
  submissionsCount: () => null,
});

const toCountedForm = (row: Row): Form => ({
  ...toForm(row),
  submissionsCount: integer(row, 'submission_count'),
});

export const createForm: Endpoint<'createForm'> = {
  async handle({ database, clock, ids }, { body, tenantId }) {
    const { name, description, isEnabled, formDefinitionJsonData: jsonData } = body;
    const [id, definitionId] = [ids.next(), ids.next()];
    const now = timestamp(clock);
    const row = await database.transaction(async (transaction) => {
      // A form begins with a draft definition.
      const key = { id: definitionId, formId: id, tenantId };
      await insertDefinition(transaction, key, { isDraft: true, jsonData }, now);
      return insert(transaction, 'forms', {
        id,
        tenant_id: tenantId,
        name,
        description,
        is_enabled: Number(isEnabled),
        active_definition_id: definitionId,
        created_at: now,
      });
    });
    return json(201, toForm(row));
  },
};

export const listForms: Endpoint<'listForms'> = {
  async handle({ database }, { tenantId, query }) {
    // Forms whose active definition is a draft aren't listed.
    const sql = `SELECT f.*, (SELECT COUNT(*) FROM submissions s WHERE s.form_id = f.id) AS submission_count
      FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
      WHERE f.tenant_id = ? AND f.deleted_at IS NULL AND d.is_draft = 0
      ORDER BY f.created_at DESC, f.id DESC`;
    return json(200, await readPage(database, query, { sql, values: [tenantId] }, toCountedForm));
  },
};

export const getForm: Endpoint<'getForm'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database }, { path, tenantId }) {
    const rows = await database.query(`SELECT * FROM forms WHERE ${OWN}`, [path.formId, tenantId]);
    return found(rows.map(toForm)[0], formNotFound);
  },
};

/** Creates the handler of an update; `replace` removes an omitted description. */
const update =
  (replace: boolean): Endpoint<'updateForm'>['handle'] =>
  async ({ database, clock }, { path, body, tenantId }) => {
    const { name, description, isEnabled } = body;
    const changes = changed({ name, is_enabled: flagValue(isEnabled) });
    const values: SqlValue[] = [...changes.values, description, timestamp(clock), path.formId, tenantId];
    const rows = await database.query(
      `UPDATE forms SET ${changes.sql}, description = ${replace ? '?' : 'COALESCE(?, description)'},
         modified_at = ? WHERE ${OWN} RETURNING *`,
      values,
    );
    return found(rows.map(toForm)[0], formNotFound);
  };

export const updateForm: Endpoint<'updateForm'> = {
  errorResponses: { exists: formNotFound },
  handle: update(false),
};

export const replaceForm: Endpoint<'replaceForm'> = {
  errorResponses: { exists: formNotFound },
  handle: update(true),
};

export const deleteForm: Endpoint<'deleteForm'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database, clock }, { path, tenantId }) {
    // Definitions and submissions are reached through their form, so deleting the form is enough.
    const key = [path.formId, tenantId] as const;
    return found(await markDeleted(database, 'forms', key, timestamp(clock)), formNotFound);
  },
};
