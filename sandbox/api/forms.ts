import * as table from '../db/tables/forms';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { json, notFound } from '../http/errors';
import { flag, requiredFlag, requiredText, text } from '../http/members';
import { maxLength, minLength } from '../http/rules';
import { tenantOf } from './tenant';

const formNotFound = () => notFound('Form not found');

export const createForm: Endpoint<'createForm'> = {
  members: {
    name: requiredText(undefined, minLength(2), maxLength(100)),
    description: text(),
    isEnabled: requiredFlag(),
    formDefinitionJsonData: requiredText(undefined, minLength(2)),
  },
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
  async handle({ database }, { caller, ...page }) {
    return json(200, await table.listForms(database, tenantOf(caller), page));
  },
};

export const getForm: Endpoint<'getForm'> = {
  async handle({ database }, { path, caller }) {
    const form = await table.findForm(database, path.formId, tenantOf(caller));
    return form ? json(200, form) : formNotFound();
  },
};

export const updateForm: Endpoint<'updateForm'> = {
  members: { name: text(minLength(2), maxLength(100)), description: text(), isEnabled: flag() },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    const form = await table.updateForm(database, key, body);
    return form ? json(200, form) : formNotFound();
  },
};

export const replaceForm: Endpoint<'replaceForm'> = {
  members: {
    name: requiredText(undefined, minLength(2), maxLength(100)),
    description: text(),
    isEnabled: requiredFlag(),
  },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    const form = await table.updateForm(database, key, body, true);
    return form ? json(200, form) : formNotFound();
  },
};

export const deleteForm: Endpoint<'deleteForm'> = {
  async handle({ database, clock }, { path, caller }) {
    const key = { id: path.formId, tenantId: tenantOf(caller), now: stamp(clock) };
    return (await table.deleteForm(database, key)) ? json(200, key.id) : formNotFound();
  },
};
