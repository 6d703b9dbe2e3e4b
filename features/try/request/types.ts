import type { ExactJson } from '@/shared/http/json';
import type { QueryValues } from '@/shared/http/path-template';

/** Props in MDX, with 64-bit integers as `123n`. Tests read them from the source of the page. */
export interface ApiExampleProps {
  operation: string;
  title?: string;
  /** Sends the access token. */
  auth?: boolean;
  path?: Record<string, string | number>;
  query?: QueryValues;
  body?: ExactJson;
  status: number;
  /** Null for no body. */
  response: ExactJson;
  /** Path in the response by variable name, such as `items.0.id`. */
  save?: Record<string, string>;
  /** The response of an Endatix server, where no record shows it. */
  onYourServer?: string;
}

/** A request that the browser can run, with its placeholders. */
export interface ExampleSpec {
  /** Operation id. */
  operation: string;
  title: string;
  method: string;
  /** Percent-encoded, with query. */
  path: string;
  /** Left out unless true: every property adds to the page. */
  auth?: true;
  body?: ExactJson;
  status: number;
  /** Status of an Endatix server, if it differs from the contract. */
  onServer?: number;
  save?: Record<string, string>;
  /** The sandbox lacks the operation. */
  serverOnly?: true;
  /** A request that may find what this one would create, which then is not sent. */
  find?: ExampleSpec;
  /** Placeholders of the body that are variables; without a list, those that earlier requests save. */
  fills?: readonly string[];
  /** Property of list entries: the first entry that has it is used. */
  prefer?: string;
}

export interface RunParameter {
  name: string;
  place: 'path' | 'query';
  /** The initial value; lists have one entry per line. */
  value: string;
  isList?: true;
}
