import type { components } from '../../../generated/api-types';
import { flag, rowReader, text, textOrNull, time, timeOrNull } from '../db/rows';
import { changed, flagValue, insert, markDeleted, OWN, readPage } from '../db/sql';
import { timestamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { found, json, notFound } from '../http/errors';

const templateNotFound = notFound('Form template not found');

const item = {
  id: text,
  name: text,
  description: textOrNull,
  isEnabled: flag,
  createdAt: time,
  modifiedAt: timeOrNull,
};
const toItem = rowReader<components['schemas']['FormTemplateItem']>(item);
const toTemplate = rowReader<components['schemas']['FormTemplate']>({ ...item, jsonData: text });

export const createFormTemplate: Endpoint<'createFormTemplate'> = {
  async handle({ database, clock, ids }, { body, tenantId }) {
    const row = await insert(database, 'form_templates', {
      id: ids.next(),
      tenant_id: tenantId,
      name: body.name,
      description: body.description,
      is_enabled: Number(body.isEnabled),
      json_data: body.jsonData,
      created_at: timestamp(clock),
    });
    return json(201, toTemplate(row));
  },
};

export const listFormTemplates: Endpoint<'listFormTemplates'> = {
  async handle({ database }, { tenantId, query }) {
    const sql = `SELECT id, name, description, is_enabled, created_at, modified_at FROM form_templates
      WHERE tenant_id = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`;
    return json(200, await readPage(database, query, { sql, values: [tenantId] }, toItem));
  },
};

export const getFormTemplate: Endpoint<'getFormTemplate'> = {
  errorResponses: { exists: templateNotFound },
  async handle({ database }, { path, tenantId }) {
    const sql = `SELECT * FROM form_templates WHERE ${OWN}`;
    const rows = await database.query(sql, [path.formTemplateId, tenantId]);
    return found(rows.map(toTemplate)[0], templateNotFound);
  },
};

export const updateFormTemplate: Endpoint<'updateFormTemplate'> = {
  errorResponses: { exists: templateNotFound },
  async handle({ database, clock }, { path, body, tenantId }) {
    const { sql, values } = changed({
      name: body.name,
      description: body.description,
      is_enabled: flagValue(body.isEnabled),
      json_data: body.jsonData,
    });
    const rows = await database.query(
      `UPDATE form_templates SET ${sql}, modified_at = ? WHERE ${OWN} RETURNING *`,
      [...values, timestamp(clock), path.formTemplateId, tenantId],
    );
    return found(rows.map(toTemplate)[0], templateNotFound);
  },
};

export const deleteFormTemplate: Endpoint<'deleteFormTemplate'> = {
  errorResponses: { exists: templateNotFound },
  async handle({ database, clock }, { path, tenantId }) {
    const key = [path.formTemplateId, tenantId] as const;
    return found(await markDeleted(database, 'form_templates', key, timestamp(clock)), templateNotFound);
  },
};
