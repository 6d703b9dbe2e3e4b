import type { operations as Contract } from '../../../generated/api-types';
import type { OperationId } from '../../../generated/operations';
import type { Caller } from '../domain/access-token';
import type { FieldErrors } from '../domain/errors';
import type { Services, Slices } from '../domain/ports';
import type { QueryReader } from './parameters';
import type { Rule } from './rules';

export type { OperationId };

/** The client of a request, as far as the server in front of the API knows it. */
export interface Client {
  /** Ends the connection without a response. */
  drop?(): void;
}

/** A contract type as it is returned: integers beyond 2^53 are `bigint` and written with all their digits. */
export type Wire<T> = T extends number
  ? number | bigint
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** The body of a response: a list may come in slices. */
type WireBody<T> = T extends readonly (infer Item)[] ? Wire<Item>[] | Slices<Wire<Item>> : Wire<T>;

type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** Every response that the contract documents for an operation; anything else does not compile. */
export type ApiResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: Responses<Id>[Status] extends { content: infer Content }
    ? {
        [Type in keyof Content & string]: { status: Status; type: Type; body: WireBody<Content[Type]> };
      }[keyof Content & string]
    : { status: Status };
}[keyof Responses<Id> & number];

/** The request body of an operation, as documented; `never` for an operation without one. */
export type RequestBody<Id extends OperationId> = Contract[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A read body: a property that was left out or null is null, unless its rules exclude it. */
export type ReadBody<Body> = {
  [Name in keyof Body]-?: undefined extends Body[Name] ? NonNullable<Body[Name]> | null : Body[Name];
};

/** Path parameters as text: an id in decimal digits, without sign or blanks. */
export type PathOf<Id extends OperationId> = Contract[Id]['parameters'] extends { path: infer Path }
  ? { [Name in keyof Path]: string }
  : Record<never, string>;

/** Query parameters of an operation: each has a value, the documented default when it was left out. */
export type QueryOf<Id extends OperationId> = Contract[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? Record<never, never>
    : { [Name in keyof NonNullable<Query>]-?: NonNullable<NonNullable<Query>[Name]> }
  : Record<never, never>;

/** What a handler learns of a request that passed all checks. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  body: ReadBody<RequestBody<Id>>;
  query: QueryOf<Id>;
  /** Present on a request with a valid token, and always on a protected operation. */
  caller: Caller | undefined;
  /** Tenant of the caller; without one, a number that owns nothing. */
  tenantId: string;
  /** The `Authorization` header as sent, null without one. */
  authorization: string | null;
}

/** Messages in place of the default ones, by the rule of the contract that they belong to. */
export interface PropertyMessages {
  /** Message for a required property that is missing or empty. */
  empty?: string;
  email?: string;
  minLength?: string;
  maxLength?: string;
  pattern?: string;
  minimum?: string;
}

/** Makes the rules of a property out of those that the contract gives it: what the contract cannot say is added. */
export type PropertyRules = (fromContract: Rule<never>[]) => Rule<never>[];

type BodyPart<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? { messages?: never; rules?: never }
  : {
      messages?: { [Name in keyof RequestBody<Id>]?: PropertyMessages };
      rules?: { [Name in keyof RequestBody<Id>]?: PropertyRules };
    };

type QueryPart<Id extends OperationId> = [keyof QueryOf<Id>] extends [never]
  ? { query?: never }
  : { query: { [Name in keyof QueryOf<Id>]: QueryReader<QueryOf<Id>[Name]> } };

/** A message of a check that no single property has. */
export interface CheckedPart {
  /** Parameter or header that it is about. */
  name: string;
  place: 'query' | 'header';
  /** The messages by what they ask, with places for what was sent. */
  texts: Readonly<Record<string, string>>;
}

/**
 * One operation: what it does, how its query parameters are read (each of the contract must be named), which errors its
 * handler finds, and, where the contract cannot say it, messages and further rules.
 */
export type Endpoint<Id extends OperationId> = {
  handle(services: Services, call: Call<Id>): Promise<ApiResponse<Id>>;
  /** Every error that the handler may return, by its rule; `{value}` in a text stands for what was sent. */
  errorResponses?: Readonly<Record<string, ApiResponse<Id>>>;
  /** Rules that concern several properties; their messages follow those of single properties. */
  check?(call: Pick<Call<Id>, 'query' | 'authorization'>): FieldErrors;
  /** What `check` may say. */
  checked?: CheckedPart;
} & BodyPart<Id> &
  QueryPart<Id>;

/** All operations of the contract. One that is missing or misnamed does not compile. */
export type Endpoints = { [Id in OperationId]: Endpoint<Id> };
