import { readLines } from '@/tests/support/json-lines';

/** One call of a case. */
export interface CaseRequest {
  method: string;
  path: string;
  /** A header with the value null is not sent. */
  headers?: Record<string, string | null>;
  body?: unknown;
  /** Unencoded body, instead of `body`. */
  rawBody?: string;
  /** Number of copies sent at once; `{{i}}` counts them from 1. */
  parallel?: number;
}

export type CaseStep =
  | { request: CaseRequest; status?: number; save?: Record<string, string>; repeat?: number }
  | { advanceClockSeconds: number };

export interface CaseExpectation {
  status?: number;
  /** Media type without parameters; null means no body and no type. */
  contentType?: string | null;
  headers?: Record<string, unknown>;
  bodyMatches?: unknown;
  /** For parallel cases: how often each status can occur; others are errors. */
  statusCounts?: Record<string, { min?: number; max?: number }>;
  /** Paths whose values must differ among the responses of a parallel case. */
  distinct?: string[];
  /** Request and expectation after a parallel case. */
  then?: CaseExpectation & { request: CaseRequest };
}

/** An executable case of the API's behavior: one line of `cases.jsonl` or `more-cases.jsonl`. */
export interface ApiCase {
  id: string;
  given: { text: string; use?: string[]; steps?: CaseStep[] };
  request: CaseRequest;
  expect: CaseExpectation;
}

/** Returns the records of a JSONL file of the tests. */
export const getLines = <Line>(file: string) => readLines<Line>(`packages/reference-api/tests/${file}`);

/**
 * All executable cases. The second table fills the gaps of the first: bounds, every filter, one rule in all
 * operations.
 */
export const cases: ApiCase[] = ['cases.jsonl', 'more-cases.jsonl'].flatMap(getLines<ApiCase>);

export const situations = new Map(
  getLines<{ name: string; use?: string[]; steps: CaseStep[] }>('situations.jsonl').map((one) => [
    one.name,
    one,
  ]),
);

/** Returns the first case of each operation and status, to check that databases behave the same. */
export function oneForEachOutcome(all: readonly ApiCase[]): ApiCase[] {
  const first = new Map<string, ApiCase>();
  for (const apiCase of all) {
    const [operation] = apiCase.id.split('.');
    const outcome = `${operation} ${apiCase.request.method} ${apiCase.expect.status}`;
    if (!first.has(outcome)) first.set(outcome, apiCase);
  }
  return [...first.values()];
}
