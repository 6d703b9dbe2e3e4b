import * as table from '../db/tables/forms';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { json, notFound } from '../http/errors';
import { paging } from '../http/parameters';
import { tenantOf } from './tenant';

const formNotFound = notFound('Form not found');

export const createForm: Endpoint<'createForm'> = {
  async handle({ database, clock, ids }, { body, caller }) {
    const { name, description, isEnabled, formDefinitionJsonData } = body;
    const form = await table.insertForm(database, {
      ...{ name, description, isEnabled, jsonData: formDefinitionJsonData },
      ...{ id: ids.next(), definitionId: ids.next(), tenantId: tenantOf(caller), now: stamp(clock) },
    });
    return json(201, form);
  },
};

export const listForms: Endpoint<'listForms'> = {
  query: paging,
  async handle({ database }, { caller, query }) {
    return json(200, await table.listForms(database, tenantOf(caller), query));
  },
};

export const getForm: Endpoint<'getForm', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  async handle({ database }, { path, caller }) {
    const form = await table.findForm(database, path.formId, tenantOf(caller));
    return form ? json(200, form) : formNotFound;
  },
};

export const updateForm: Endpoint<'updateForm', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    const form = await table.updateForm(database, key, body);
    return form ? json(200, form) : formNotFound;
  },
};

export const replaceForm: Endpoint<'replaceForm', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    const form = await table.updateForm(database, key, body, true);
    return form ? json(200, form) : formNotFound;
  },
};

export const deleteForm: Endpoint<'deleteForm', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock }, { path, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    return (await table.deleteForm(database, key)) ? json(200, key.id) : formNotFound;
  },
};
