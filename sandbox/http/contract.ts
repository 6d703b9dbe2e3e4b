import type { operations as Contract } from '../../generated/api-types';
import type { OperationId } from '../../generated/operations';
import type { Caller } from '../domain/access-token';
import type { Services } from '../domain/services';
import type { WireBody } from '../domain/wire';
import type { Waiter } from '../domain/work-queue';
import type { Client } from './client';
import type { FieldErrors } from './errors';
import type { QueryReader } from './parameters';
import type { Rule } from './rules';

export type { OperationId };

type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** Every answer that the contract documents for an operation; anything else does not compile. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: Responses<Id>[Status] extends { content: infer Content }
    ? {
        [Type in keyof Content & string]: { status: Status; type: Type; body: WireBody<Content[Type]> };
      }[keyof Content & string]
    : { status: Status };
}[keyof Responses<Id> & number];

/** The answers of an operation that did what it was asked. */
export type Success<Id extends OperationId> = Extract<Answer<Id>, { status: 200 | 201 }>;

/** Every other answer that the contract documents for an operation. */
export type Failure<Id extends OperationId> = Exclude<Answer<Id>, { status: 200 | 201 }>;

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
  /** Who waits for the answer, and from where. */
  client: Waiter & Pick<Client, 'address'>;
  /** The `Authorization` header as sent, null without one. */
  authorization: string | null;
}

/** Messages in place of the default ones, by the rule of the contract that they belong to. */
export interface MemberMessages {
  /** Of a member that must not be missing or blank. */
  empty?: string;
  email?: string;
  minLength?: string;
  maxLength?: string;
  pattern?: string;
  minimum?: string;
}

/** Makes the rules of a member out of those that the contract gives it: what the contract cannot say is added. */
export type MemberRules = (fromContract: Rule<never>[]) => Rule<never>[];

/** A refusal that the handler may answer and the endpoint does not name does not compile, nor one that it only names. */
type RefusalPart<Refused> = Partial<Refused> extends Refused ? { refusals?: Refused } : { refusals: Refused };

type BodyPart<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? { messages?: never; rules?: never }
  : {
      messages?: { [Name in keyof RequestBody<Id>]?: MemberMessages };
      rules?: { [Name in keyof RequestBody<Id>]?: MemberRules };
    };

type QueryPart<Id extends OperationId> = [keyof QueryOf<Id>] extends [never]
  ? { query?: never }
  : { query: { [Name in keyof QueryOf<Id>]: QueryReader<QueryOf<Id>[Name]> } };

/** The rule that a handler finds broken, for those who put it into words. */
export type BusinessRule =
  | 'exists'
  | 'credentials'
  | 'refreshToken'
  | 'caller'
  | 'registration'
  | 'currentPassword'
  | 'status';

/** The refusals of a handler by their rule; `{value}` in a text stands for what was sent. */
export type Refusals<Id extends OperationId> = { readonly [Name in BusinessRule]?: Failure<Id> };

/** A message of a check that no single member has. */
export interface CheckedPart {
  /** Parameter or header that it is about. */
  name: string;
  place: 'query' | 'header';
  /** The messages by what they ask, with places for what was sent. */
  texts: Readonly<Record<string, string>>;
}

/**
 * One operation: what it does, how its query parameters are read (each of the contract must be named), and, where the
 * contract cannot say it, messages and further rules.
 */
export type Endpoint<Id extends OperationId, Refused extends Refusals<Id> = Record<never, never>> = {
  handle(services: Services, call: Call<Id>): Promise<Success<Id> | Refused[keyof Refused]>;
  /** Rules beyond those of single members; their messages come after the members' own. */
  check?(call: Pick<Call<Id>, 'query' | 'authorization'>): FieldErrors;
  /** What `check` may say. */
  checked?: CheckedPart;
} & RefusalPart<Refused> &
  BodyPart<Id> &
  QueryPart<Id>;

/** All operations of the contract. One that is missing or misnamed does not compile. */
export type Endpoints = { [Id in OperationId]: Endpoint<Id, Refusals<Id>> };
