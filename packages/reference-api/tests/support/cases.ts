import { readFileSync } from 'node:fs';
import type { ApiCase, CaseStep } from './case-format';

const getLines = <Line>(file: string): Line[] =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** All executable cases. The second table goes where the first has gaps: bounds, every filter, one rule in all operations. */
export const cases: ApiCase[] = ['cases.jsonl', 'more-cases.jsonl'].flatMap(getLines<ApiCase>);

/** What cases begin with, by the name that they use. */
export const situations = new Map(
  getLines<{ name: string; use?: string[]; steps: CaseStep[] }>('situations.jsonl').map((one) => [
    one.name,
    one,
  ]),
);

/** Error responses of the server itself, which come before any look at the data. */
const EARLY_STATUSES: ReadonlySet<number | undefined> = new Set([401, 403, 405, 413, 414, 415]);

/** Message of an error response by the rules of the contract; one of the business has a message of its own. */
const RULES_MESSAGE = 'One or more errors occurred!';

function isRuleErrorResponse({ status, bodyMatches }: ApiCase['expect']): boolean {
  if (status !== 400 || typeof bodyMatches !== 'object' || bodyMatches === null) return false;
  const { message = RULES_MESSAGE, errors = {} } = bodyMatches as { message?: unknown; errors?: object };
  return message === RULES_MESSAGE && Object.keys(errors).length > 0;
}

/**
 * Whether the request of a case is rejected before any statement: by its method, type, token, permission or rules, or
 * because there is no such path. Such a case says nothing about databases, unless its own steps do.
 */
export function isRejectedEarly({ given, request, expect }: ApiCase): boolean {
  const isUnknownPath = expect.status === 404 && expect.contentType === null;
  const isErrorResponse = EARLY_STATUSES.has(expect.status) || isUnknownPath || isRuleErrorResponse(expect);
  return isErrorResponse && request.parallel === undefined && (given.steps ?? []).length === 0;
}

/** The first case of each operation and status: enough to show that a database is told the same as the others. */
export function oneForEachOutcome(all: readonly ApiCase[]): ApiCase[] {
  const first = new Map<string, ApiCase>();
  for (const apiCase of all) {
    const [operation] = apiCase.id.split('.');
    const outcome = `${operation} ${apiCase.request.method} ${apiCase.expect.status}`;
    if (!first.has(outcome)) first.set(outcome, apiCase);
  }
  return [...first.values()];
}
