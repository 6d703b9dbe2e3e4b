import type { operations as Contract } from '../../../generated/api-types';
import type { OperationId } from '../../../generated/operations';
import type { Caller } from '../domain/access-token';
import type { FieldErrors } from '../domain/errors';
import type { Services } from '../domain/ports';
import type { PlainResponse } from './errors';
import type { Rule } from './rules';

export type { OperationId };

/** The client of a request, as far as the server in front of the API knows it. */
export interface Client {
  /** Ends the connection without a response. */
  drop?(): void;
}

/** A contract type in a response: integers beyond 2^53 are `bigint` and written with all digits. */
export type Wire<T> = T extends number
  ? number | bigint
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** All documented responses of an operation; others don't compile. */
export type ApiResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: Responses<Id>[Status] extends { content: infer Content }
    ? {
        [Type in keyof Content & string]: { status: Status; type: Type; body: Wire<Content[Type]> };
      }[keyof Content & string]
    : { status: Status };
}[keyof Responses<Id> & number];

/** The documented request body of an operation; `never` if it has none. */
type RequestBody<Id extends OperationId> = Contract[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A parsed body: an omitted or null property is null, unless its rules exclude it. */
type ReadBody<Body> = {
  [Name in keyof Body]-?: undefined extends Body[Name] ? NonNullable<Body[Name]> | null : Body[Name];
};

/** Path parameters as text: an ID in decimal digits, without sign or white space. */
type PathOf<Id extends OperationId> = Contract[Id]['parameters'] extends { path: infer Path }
  ? { [Name in keyof Path]: string }
  : Record<never, string>;

/** Query parameters of an operation, with the documented defaults. */
type QueryOf<Id extends OperationId> = Contract[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? Record<never, never>
    : { [Name in keyof NonNullable<Query>]-?: NonNullable<NonNullable<Query>[Name]> }
  : Record<never, never>;

/** Properties of a body by documented name; omitted ones are null. */
export type BodyValues = Record<string, string | number | boolean | null>;

interface Checked<Path, Body, Query> {
  path: Path;
  body: Body;
  query: Query;
  /** Set for a request with a valid token, so always in a protected operation. */
  caller: Caller | undefined;
  /** Tenant of the caller; without one, a number that owns nothing. */
  tenantId: string;
  /** The `Authorization` header as sent; null without one. */
  authorization: string | null;
}

/** A request that passed all checks. */
export type Call<Id extends OperationId> = Checked<PathOf<Id>, ReadBody<RequestBody<Id>>, QueryOf<Id>>;

/**
 * Messages in place of the default ones, by the rule of the contract that they belong to; `empty` is for a
 * required property that is missing or empty.
 */
export type PropertyMessages = Partial<
  Record<'empty' | 'email' | 'minLength' | 'maxLength' | 'pattern' | 'minimum', string>
>;

/** Creates the rules of a property from those of the contract, and adds what the contract can't express. */
type PropertyRules = (fromContract: Rule<never>[]) => Rule<never>[];

type BodyPart<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? { messages?: never; rules?: never }
  : {
      messages?: { [Name in keyof RequestBody<Id>]?: PropertyMessages };
      rules?: { [Name in keyof RequestBody<Id>]?: PropertyRules };
    };

interface EndpointOf<AnyCall extends Checked<unknown, unknown, unknown>, AnyResponse> {
  handle(services: Services, call: AnyCall): Promise<AnyResponse>;
  /** Every error that the handler returns, by its rule; `{value}` in a text stands for what was sent. */
  errorResponses?: Readonly<Record<string, AnyResponse>>;
  /** Rules that concern several properties; their messages follow those of single properties. */
  check?(call: Pick<AnyCall, 'query' | 'authorization'>): FieldErrors;
  /** Messages of `check`, which concern no single property. */
  checked?: {
    /** Name of the parameter or header. */
    name: string;
    place: 'query' | 'header';
    /** The messages by what they require, with placeholders for what was sent. */
    texts: Readonly<Record<string, string>>;
  };
}

/**
 * One operation: what it does, which errors its handler returns, and messages and rules that the contract can't
 * express.
 */
export type Endpoint<Id extends OperationId> = EndpointOf<Call<Id>, ApiResponse<Id>> & BodyPart<Id>;

/** A request of any operation. */
export type PlainCall = Checked<
  Readonly<Record<string, string>>,
  Readonly<BodyValues>,
  Readonly<Record<string, unknown>>
>;

/** An endpoint without the types of its operation, because the pipeline handles all of them alike. */
export interface PlainEndpoint extends EndpointOf<PlainCall, PlainResponse> {
  messages?: Readonly<Record<string, PropertyMessages | undefined>>;
  rules?: Readonly<Record<string, PropertyRules | undefined>>;
}

export type PlainEndpoints = Readonly<Record<OperationId, PlainEndpoint>>;

/** All operations of the contract. A missing or misnamed one doesn't compile. */
export type Endpoints = { [Id in OperationId]: Endpoint<Id> };
