import type { components } from '../../../generated/api-types';
import { flag, rowReader, text, time, timeOrNull } from '../db/rows';
import { changed, flagValue, insertDefinition, lockRows, OWN, ofTenant, readPage } from '../db/sql';
import type { Queryable } from '../domain/ports';
import { type Micros, timestamp } from '../domain/time';
import type { Call, Endpoint } from '../http/contract';
import { found, json, notFound } from '../http/errors';

type Definition = components['schemas']['FormDefinition'];

const formNotFound = notFound('Form not found');
const formNotFoundAsJson = { ...formNotFound, type: 'application/json' } as const;
const definitionNotFound = notFound('Form definition or form not found');

const toDefinition = rowReader<Definition>({
  id: text,
  isDraft: flag,
  jsonData: text,
  formId: text,
  createdAt: time,
  modifiedAt: timeOrNull,
});

const ofForm = (column: string): string => `(SELECT ${column} FROM forms WHERE ${OWN})`;

const BY_ID = `id = ? AND form_id = ${ofForm('id')}`;
const ACTIVE = `id = ${ofForm('active_definition_id')}`;

/** Changes a definition in place. */
async function change(
  database: Queryable,
  where: string,
  key: readonly string[],
  { isDraft, jsonData }: { isDraft: boolean | null; jsonData: string | null },
  now: Micros,
): Promise<Definition | undefined> {
  const { sql, values } = changed({ is_draft: flagValue(isDraft), json_data: jsonData });
  const rows = await database.query(
    `UPDATE form_definitions SET ${sql}, modified_at = ? WHERE ${where} RETURNING *`,
    [...values, now, ...key],
  );
  return rows.map(toDefinition)[0];
}

export const createFormDefinition: Endpoint<'createFormDefinition'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database, clock, ids }, { path: { formId }, body, tenantId }) {
    const { isDraft } = body;
    const [id, now] = [ids.next(), timestamp(clock)];
    // A published definition becomes the active one.
    const active = isDraft ? '' : ', active_definition_id = ?';
    const definition = await database.transaction(async (transaction) => {
      const forms = await transaction.query(
        `UPDATE forms SET modified_at = ?${active} WHERE ${OWN} RETURNING id`,
        [now, ...(isDraft ? [] : [id]), formId, tenantId],
      );
      if (forms.length === 0) return undefined;
      return toDefinition(await insertDefinition(transaction, { id, formId, tenantId }, body, now));
    });
    return definition ? json(201, definition) : formNotFound;
  },
};

export const listFormDefinitions: Endpoint<'listFormDefinitions'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database }, { path, tenantId, query }) {
    const list = {
      sql: `SELECT d.* FROM form_definitions d JOIN forms f ON f.id = d.form_id
        WHERE d.form_id = ? AND d.tenant_id = ? AND f.deleted_at IS NULL ORDER BY d.id`,
      values: [path.formId, tenantId],
    };
    const definitions = await readPage(database, query, list, toDefinition);
    // An empty page gets the same response as an unknown form.
    return definitions.length === 0 ? formNotFound : json(200, definitions);
  },
};

export const getActiveFormDefinition: Endpoint<'getActiveFormDefinition'> = {
  errorResponses: { exists: formNotFoundAsJson },
  async handle({ database }, { path, caller }) {
    const scope = ofTenant('f', caller?.tenantId);
    const rows = await database.query(
      `SELECT d.* FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
       WHERE f.id = ? AND f.deleted_at IS NULL${scope.sql}`,
      [path.formId, ...scope.values],
    );
    return found(rows.map(toDefinition)[0], formNotFoundAsJson);
  },
};

export const updateActiveFormDefinition: Endpoint<'updateActiveFormDefinition'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database, clock, ids }, { path: { formId }, body, tenantId }) {
    const [id, now] = [ids.next(), timestamp(clock)];
    const { jsonData, isDraft } = body;
    const definition = await database.transaction(async (transaction) => {
      const own = `SELECT id FROM forms WHERE ${OWN}${lockRows(database)}`;
      if ((await transaction.query(own, [formId, tenantId])).length === 0) return undefined;
      const used =
        jsonData === null
          ? []
          : await transaction.query(
              `SELECT s.id FROM forms f JOIN form_definitions d ON d.id = f.active_definition_id
               JOIN submissions s ON s.form_id = f.id AND s.form_definition_id = d.id
               WHERE f.id = ? AND d.json_data <> ? LIMIT 1`,
              [formId, jsonData],
            );
      if (jsonData === null || used.length === 0)
        return change(transaction, ACTIVE, [formId, tenantId], body, now);
      // A definition with submissions never changes: other content creates a new one, which becomes active
      // unless it is a draft.
      const activate = 'UPDATE forms SET active_definition_id = ?, modified_at = ? WHERE id = ?';
      if (!isDraft) await transaction.query(activate, [id, now, formId]);
      const content = { isDraft: isDraft ?? false, jsonData };
      return toDefinition(await insertDefinition(transaction, { id, formId, tenantId }, content, now));
    });
    return found(definition, formNotFound);
  },
};

export const replaceActiveFormDefinition: Endpoint<'replaceActiveFormDefinition'> = {
  errorResponses: { exists: formNotFound },
  async handle({ database, clock }, { path, body, tenantId }) {
    const key = [path.formId, tenantId];
    return found(await change(database, ACTIVE, key, body, timestamp(clock)), formNotFound);
  },
};

const getKey = ({ path, tenantId }: Pick<Call<'getFormDefinition'>, 'path' | 'tenantId'>): string[] => [
  path.definitionId,
  path.formId,
  tenantId,
];

export const getFormDefinition: Endpoint<'getFormDefinition'> = {
  errorResponses: { exists: definitionNotFound },
  async handle({ database }, call) {
    const rows = await database.query(`SELECT * FROM form_definitions WHERE ${BY_ID}`, getKey(call));
    return found(rows.map(toDefinition)[0], definitionNotFound);
  },
};

export const updateFormDefinition: Endpoint<'updateFormDefinition'> = {
  errorResponses: { exists: definitionNotFound },
  async handle({ database, clock }, call) {
    const definition = await change(database, BY_ID, getKey(call), call.body, timestamp(clock));
    return found(definition, definitionNotFound);
  },
};

export const replaceFormDefinition: Endpoint<'replaceFormDefinition'> = updateFormDefinition;
