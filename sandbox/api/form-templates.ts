import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from '../db/tables/templates';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { json, notFound } from '../http/errors';
import { paging } from '../http/parameters';
import { tenantOf } from './tenant';

const templateNotFound = notFound('Form template not found');

export const createFormTemplate: Endpoint<'createFormTemplate'> = {
  async handle({ database, clock, ids }, { body, caller }) {
    const template = { ...body, id: ids.next(), tenantId: tenantOf(caller), now: stamp(clock) };
    return json(201, await insertTemplate(database, template));
  },
};

export const listFormTemplates: Endpoint<'listFormTemplates'> = {
  query: paging,
  async handle({ database }, { caller, query }) {
    return json(200, await listTemplates(database, tenantOf(caller), query));
  },
};

export const getFormTemplate: Endpoint<'getFormTemplate', { exists: typeof templateNotFound }> = {
  refusals: { exists: templateNotFound },
  async handle({ database }, { path, caller }) {
    const template = await findTemplate(database, path.formTemplateId, tenantOf(caller));
    return template ? json(200, template) : templateNotFound;
  },
};

export const updateFormTemplate: Endpoint<'updateFormTemplate', { exists: typeof templateNotFound }> = {
  refusals: { exists: templateNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.formTemplateId, tenantId: tenantOf(caller), now: stamp(clock) };
    const template = await updateTemplate(database, key, body);
    return template ? json(200, template) : templateNotFound;
  },
};

export const deleteFormTemplate: Endpoint<'deleteFormTemplate', { exists: typeof templateNotFound }> = {
  refusals: { exists: templateNotFound },
  async handle({ database, clock }, { path, caller }) {
    const key = { id: path.formTemplateId, tenantId: tenantOf(caller), now: stamp(clock) };
    return (await deleteTemplate(database, key)) ? json(200, key.id) : templateNotFound;
  },
};
