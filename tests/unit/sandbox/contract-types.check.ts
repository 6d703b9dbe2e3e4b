import type { Endpoint, Endpoints } from '@/sandbox/http/contract';
import { json, notFound } from '@/sandbox/http/errors';
import { int32Parameter, paging, textsParameter } from '@/sandbox/http/parameters';

// What must not compile. Each @ts-expect-error is an error itself when the line below it does compile.

const formNotFound = notFound('Form not found');

type Handle<Id extends keyof Endpoints> = Endpoint<Id>['handle'];
type GetForm = Endpoint<'getForm', { exists: typeof formNotFound }>;

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
export const documented: GetForm['handle'][] = [async () => json(200, form), async () => formNotFound];

// @ts-expect-error a refusal that the endpoint does not name
export const unnamed: Handle<'getForm'> = async () => formNotFound;

// @ts-expect-error a refusal with another text than the one that the endpoint names
export const otherText: GetForm['handle'] = async () => notFound('No such form');

// @ts-expect-error refusals that the handler may answer and the endpoint does not list
export const unlisted: GetForm = { handle: async () => formNotFound };

// @ts-expect-error a status that the contract does not give this operation
export const undocumentedStatus: Handle<'getForm'> = async () => json(201, form);

// @ts-expect-error a 404 where none is documented
export type Undocumented404 = Endpoint<'listForms', { exists: typeof formNotFound }>;

// @ts-expect-error a body without a required member
export const missingMember: Handle<'getForm'> = async () => json(200, { id: '1', name: 'A form' });

// @ts-expect-error a member of the wrong type
export const wrongMember: Handle<'getForm'> = async () => json(200, { ...form, id: 1 });

// @ts-expect-error another media type than the documented one
export type WrongType = Endpoint<'getActiveFormDefinition', { exists: typeof formNotFound }>;

type Messages = Endpoint<'createForm'>['messages'];
type Rules = Endpoint<'createForm'>['rules'];

/** Messages and rules for members of the documented body compile. */
export const messages: Messages = { name: { empty: 'Give it a name.' } };
export const rules: Rules = { description: (fromContract) => fromContract };

// @ts-expect-error messages for a member that the contract does not know
export const unknownMember: Messages = { colour: { empty: 'Choose one.' } };

// @ts-expect-error a message for a rule that members do not have
export const unknownRule: Messages = { name: { tooLoud: 'Whisper.' } };

// @ts-expect-error rules for a member that the contract does not know
export const unknownRules: Rules = { colour: (fromContract) => fromContract };

// @ts-expect-error messages where there is no body
export const withoutBody: Endpoint<'getForm'>['messages'] = {};

type Query = Endpoint<'listSubmissions'>['query'];

/** A reader for each query parameter compiles. */
export const query: Query = { ...paging, filter: textsParameter };

// @ts-expect-error a query parameter of the contract that the server does not read
export const unreadParameter: Query = paging;

// @ts-expect-error a query parameter that the contract does not know
export const unknownParameter: Query = { ...query, sort: textsParameter };

// @ts-expect-error a query parameter that is read as another type
export const misreadParameter: Query = { ...query, filter: int32Parameter };

// @ts-expect-error an operation with query parameters that reads none
export const withoutQuery: Endpoint<'listForms'> = { handle: async () => json(200, []) };

declare const all: Endpoints;
const { logout: _logout, ...withoutLogout } = all;

// @ts-expect-error an operation is missing
export const missingOperation: Endpoints = withoutLogout;
