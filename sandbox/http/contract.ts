import type { operations as Contract } from '../../generated/api-types';
import type { OperationId } from '../../generated/operations';
import type { Caller } from '../domain/access-token';
import type { Services } from '../domain/services';
import type { Wire } from '../domain/wire';
import type { Waiter } from '../domain/work-queue';
import type { Client } from './client';
import type { FieldErrors } from './errors';
import type { Members } from './members';

export type { OperationId };

type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** Every answer that the contract documents for an operation; anything else does not compile. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: Responses<Id>[Status] extends { content: infer Content }
    ? {
        [Type in keyof Content & string]: { status: Status; type: Type; body: Wire<Content[Type]> };
      }[keyof Content & string]
    : { status: Status };
}[keyof Responses<Id> & number];

/** The request body of an operation, as documented; `never` for an operation without one. */
export type RequestBody<Id extends OperationId> = Contract[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A read body: a member that was left out or null is null, unless its rules exclude it. */
export type ReadBody<Body> = {
  [Name in keyof Body]-?: undefined extends Body[Name] ? NonNullable<Body[Name]> | null : Body[Name];
};

/** Path parameters as text: an id in decimal digits, without sign or blanks. */
export type PathOf<Id extends OperationId> = Contract[Id]['parameters'] extends { path: infer Path }
  ? { [Name in keyof Path]: string }
  : Record<never, string>;

/** What a handler learns of a request that passed all checks. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  body: ReadBody<RequestBody<Id>>;
  /** Present on a request with a valid token, and always on a protected operation. */
  caller: Caller | undefined;
  page: number;
  pageSize: number;
  /** Filters as sent; they passed the operation's own check. */
  filters: readonly string[];
  /** Who waits for the answer, and from where. */
  client: Waiter & Pick<Client, 'address'>;
  /** The `Authorization` header as sent, null without one. */
  authorization: string | null;
}

/** One operation: its body's members with their rules, further checks, and what it does. */
export type Endpoint<Id extends OperationId> = {
  handle(services: Services, call: Call<Id>): Promise<Answer<Id>>;
  /** Rules beyond those of single members; their messages come after the members' own. */
  check?(call: Pick<Call<Id>, 'filters' | 'authorization'>): FieldErrors;
} & ([RequestBody<Id>] extends [never] ? { members?: never } : { members: Members<RequestBody<Id>> });

/** All operations of the contract. One that is missing or misnamed does not compile. */
export type Endpoints = { [Id in OperationId]: Endpoint<Id> };
