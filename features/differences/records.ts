import 'server-only';
import { readFileSync } from 'node:fs';
import type { Json } from '@/shared/contract/types';

/** How `npm run check:server` sends a recorded request, and compares its response. */
interface Check {
  /**
   * `open` needs no account and changes nothing, `reading` needs one, and `writing` creates, uses and deletes a
   * form and a template.
   */
  phase: 'open' | 'reading' | 'writing';
  /** Position in its phase. */
  step: number;
  /** Name to property of the response, for `{name}` in later requests. */
  save?: Record<string, string>;
  /** Other correct statuses: they depend on data or database, or were measured and not recorded. */
  also?: readonly number[];
  /** Status of the contract instead of the recorded one. */
  contractStatus?: number;
  /** Properties whose value depends on the account or the data of the server. */
  varies?: readonly string[];
  /** Whether the request sends the address of the account. */
  withAccount?: true;
}

/** A recorded response of a server. `{name}` in texts is an ID or a token of that run. */
export interface RecordedResponse {
  n: number;
  /** Operation ID, or `extra:…`, `transport`, `cors`. */
  op: string;
  note: string;
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
  body?: Json;
  status: number;
  /** Names in lowercase. */
  responseHeaders?: Record<string, string>;
  /** Parsed JSON, or the text; '' for none. */
  responseBody: Json;
  /** Left out for what the check doesn't send. */
  check?: Check;
}

/** Parses a file of records, one on each line. */
export const parseRecords = (text: string): RecordedResponse[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

let known: ReadonlyMap<number, RecordedResponse> | undefined;

/** Returns the records of the project by number. */
export function recordedResponses(): ReadonlyMap<number, RecordedResponse> {
  known ??= new Map(
    parseRecords(readFileSync('packages/reference-api/differences/recorded-responses.jsonl', 'utf8')).map(
      (record) => [record.n, record],
    ),
  );
  return known;
}

/** Throws a RangeError for an unknown record. */
export function recordedResponse(n: number): RecordedResponse {
  const found = recordedResponses().get(n);
  if (!found)
    throw new RangeError(`packages/reference-api/differences/recorded-responses.jsonl has no record ${n}.`);
  return found;
}

/** Returns the content type of a recorded response; null for none. */
export const getMediaType = ({ responseHeaders }: RecordedResponse): string | null =>
  responseHeaders?.['content-type'] ?? null;
