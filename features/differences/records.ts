import 'server-only';
import { readFileSync } from 'node:fs';
import type { Json } from '@/shared/contract/types';

/** A response of a server as it was recorded. In texts, `{name}` stands for an id or a token of that run. */
export interface RecordedResponse {
  n: number;
  /** Operation id, or `extra:…`, `transport`, `cors`. */
  op: string;
  note: string;
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
  body?: Json;
  status: number;
  /** Names in small letters. */
  responseHeaders?: Record<string, string>;
  /** Parsed JSON, or the text; empty for none. */
  responseBody: Json;
}

/** Reads a file of records. Throws a SyntaxError that names the line which is no JSON. */
export function parseRecords(text: string): RecordedResponse[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as RecordedResponse;
      } catch (cause) {
        throw new SyntaxError(`Line ${index + 1} of the records is no JSON.`, { cause });
      }
    });
}

let known: ReadonlyMap<number, RecordedResponse> | undefined;

/** The records of the project by their number. */
export function recordedResponses(): ReadonlyMap<number, RecordedResponse> {
  known ??= new Map(
    parseRecords(readFileSync('packages/reference-api/differences/recorded-responses.jsonl', 'utf8')).map(
      (record) => [record.n, record],
    ),
  );
  return known;
}

/** The record of that number. Throws a RangeError when there is none. */
export function recordedResponse(n: number): RecordedResponse {
  const found = recordedResponses().get(n);
  if (!found)
    throw new RangeError(`packages/reference-api/differences/recorded-responses.jsonl has no record ${n}.`);
  return found;
}

/** Content type of a recorded response; null for none. */
export const getMediaType = ({ responseHeaders }: RecordedResponse): string | null =>
  responseHeaders?.['content-type'] ?? null;
