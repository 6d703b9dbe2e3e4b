import * as table from '../db/tables/definitions';
import { stamp } from '../domain/time';
import type { Endpoint } from '../http/contract';
import { json, notFound } from '../http/errors';
import { paging } from '../http/parameters';
import { tenantOf } from './tenant';

const formNotFound = notFound('Form not found');
const definitionNotFound = notFound('Form definition or form not found');

export const createFormDefinition: Endpoint<'createFormDefinition', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock, ids }, { path, body, caller }) {
    const definition = await table.addDefinition(database, {
      ...body,
      id: ids.next(),
      formId: path.formId,
      tenantId: tenantOf(caller),
      now: stamp(clock),
    });
    return definition ? json(201, definition) : formNotFound;
  },
};

export const listFormDefinitions: Endpoint<'listFormDefinitions', { exists: typeof formNotFound }> = {
  refusals: { exists: formNotFound },
  query: paging,
  async handle({ database }, { path, caller, query }) {
    const definitions = await table.listDefinitions(database, path.formId, tenantOf(caller), query);
    // A page with nothing on it is answered like an unknown form.
    const isEmpty = Array.isArray(definitions) && definitions.length === 0;
    return isEmpty ? formNotFound : json(200, definitions);
  },
};

const formNotFoundAsJson = { ...formNotFound, type: 'application/json' } as const;

export const getActiveFormDefinition: Endpoint<
  'getActiveFormDefinition',
  { exists: typeof formNotFoundAsJson }
> = {
  refusals: { exists: formNotFoundAsJson },
  async handle({ database }, { path, caller }) {
    const definition = await table.findActiveDefinition(database, path.formId, caller?.tenantId);
    return definition ? json(200, definition) : formNotFoundAsJson;
  },
};

export const updateActiveFormDefinition: Endpoint<
  'updateActiveFormDefinition',
  { exists: typeof formNotFound }
> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock, ids }, { path, body, caller }) {
    const target = {
      formId: path.formId,
      tenantId: tenantOf(caller),
      newId: ids.next(),
      now: stamp(clock),
    };
    const definition = await table.reviseActiveDefinition(database, target, body);
    return definition ? json(200, definition) : formNotFound;
  },
};

export const replaceActiveFormDefinition: Endpoint<
  'replaceActiveFormDefinition',
  { exists: typeof formNotFound }
> = {
  refusals: { exists: formNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { formId: path.formId, id: null, tenantId: tenantOf(caller) };
    const definition = await table.updateDefinition(database, key, body, stamp(clock));
    return definition ? json(200, definition) : formNotFound;
  },
};

export const getFormDefinition: Endpoint<'getFormDefinition', { exists: typeof definitionNotFound }> = {
  refusals: { exists: definitionNotFound },
  async handle({ database }, { path, caller }) {
    const key = { formId: path.formId, id: path.definitionId, tenantId: tenantOf(caller) };
    const definition = await table.findDefinition(database, key);
    return definition ? json(200, definition) : definitionNotFound;
  },
};

export const updateFormDefinition: Endpoint<'updateFormDefinition', { exists: typeof definitionNotFound }> = {
  refusals: { exists: definitionNotFound },
  async handle({ database, clock }, { path, body, caller }) {
    const key = { formId: path.formId, id: path.definitionId, tenantId: tenantOf(caller) };
    const definition = await table.updateDefinition(database, key, body, stamp(clock));
    return definition ? json(200, definition) : definitionNotFound;
  },
};

export const replaceFormDefinition: Endpoint<'replaceFormDefinition', { exists: typeof definitionNotFound }> =
  {
    refusals: { exists: definitionNotFound },
    async handle({ database, clock }, { path, body, caller }) {
      const key = { formId: path.formId, id: path.definitionId, tenantId: tenantOf(caller) };
      const definition = await table.updateDefinition(database, key, body, stamp(clock));
      return definition ? json(200, definition) : definitionNotFound;
    },
  };
