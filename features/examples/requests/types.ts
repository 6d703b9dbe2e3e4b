import type { ExactJson } from '@/shared/http/json';
import type { QueryValues } from '@/shared/http/path-template';

/** A JSON value as an author writes it; 64-bit integers as `123n`. */
export type ResponseValue = ExactJson;

/** What an author writes; features/content-checks/props.ts reads the same props without running them. */
export interface ApiExampleProps {
  operation: string;
  title?: string;
  /** Sends `Authorization: Bearer {{accessToken}}`. */
  auth?: boolean;
  path?: Record<string, string | number>;
  query?: QueryValues;
  body?: ResponseValue;
  status: number;
  /** Body of the response, null for none. */
  response: ResponseValue;
  /** Variable name to dot-separated path in the response. */
  save?: Record<string, string>;
  /** Response of an Endatix server that the records don't show. */
  onYourServer?: string;
}

/** An example as the browser needs it to run it. Placeholders are not filled in yet. */
export interface ExampleSpec {
  /** Id of the operation that it calls. */
  operation: string;
  title: string;
  method: string;
  /** Path with query, percent-encoded. */
  path: string;
  /** Left out where it does not hold, as every property travels with the page. */
  auth?: true;
  body?: ResponseValue;
  status: number;
  /** Status that an Endatix server returns, if it differs from the contract. */
  onServer?: number;
  save?: Record<string, string>;
  /** Whether the sandbox lacks the operation. */
  serverOnly?: true;
  /** A request that may find what this one would make; where it does, this one is not sent. */
  find?: ExampleSpec;
  /** Property of the entries of a list: the first that has it, and not as 0, counts as the first of all. */
  prefer?: string;
}

/** A parameter that the reader may change before a run. */
export interface RunParameter {
  name: string;
  place: 'path' | 'query';
  /** What the run sends unless it is changed; a list has an entry a line. */
  value: string;
  /** Whether the parameter takes a list. */
  isList?: true;
}
