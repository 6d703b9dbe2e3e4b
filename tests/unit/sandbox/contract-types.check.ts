import type { Endpoint, Endpoints } from '@/sandbox/http/contract';
import { json, notFound } from '@/sandbox/http/errors';
import { flag, int32, requiredFlag, requiredText, text } from '@/sandbox/http/members';

// What must not compile. Each @ts-expect-error is an error itself when the line below it does compile.

type Handle<Id extends keyof Endpoints> = Endpoint<Id>['handle'];

const form = {
  id: '1',
  name: 'A form',
  description: null,
  isEnabled: true,
  createdAt: '2025-10-24T09:30:00Z',
  modifiedAt: null,
  submissionsCount: null,
};

/** Documented answers compile. */
export const documented: Handle<'getForm'>[] = [
  async () => json(200, form),
  async () => notFound('Form not found'),
];

// @ts-expect-error a status that the contract does not give this operation
export const undocumentedStatus: Handle<'getForm'> = async () => json(201, form);

// @ts-expect-error a 404 where none is documented
export const undocumented404: Handle<'listForms'> = async () => notFound('Form not found');

// @ts-expect-error a body without a required member
export const missingMember: Handle<'getForm'> = async () => json(200, { id: '1', name: 'A form' });

// @ts-expect-error a member of the wrong type
export const wrongMember: Handle<'getForm'> = async () => json(200, { ...form, id: 1 });

// @ts-expect-error another media type than the documented one
export const wrongType: Handle<'getActiveFormDefinition'> = async () => notFound('Form not found');

type Members = Endpoint<'createForm'>['members'];

/** The members of the documented body compile. */
export const members: Members = {
  name: requiredText(undefined),
  description: text(),
  isEnabled: requiredFlag(),
  formDefinitionJsonData: requiredText(undefined),
};

// @ts-expect-error a required member that may be left out
export const optionalName: Members = { ...members, name: text() };

// @ts-expect-error a member of another type
export const numericName: Members = { ...members, description: int32() };

// @ts-expect-error a member that the contract does not know
export const unknownMember: Members = { ...members, colour: flag() };

declare const all: Endpoints;
const { logout: _logout, ...withoutLogout } = all;

// @ts-expect-error an operation is missing
export const missingOperation: Endpoints = withoutLogout;
