import { responsesOf } from '@/lib/contract/bodies';
import { openApi } from '@/lib/contract/document';
import type { ApiOperation } from '@/lib/contract/operations';
import { schemaName } from '@/lib/contract/resolve';
import { mediaTypeOf, type RecordedResponse } from '@/lib/server/differences/records';
import { schemaValidator } from '@/scripts/contract/validators';
import type { Probe } from './probes';

export interface LiveResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: unknown;
}

/** What a server sends to a page of another origin (CORS). */
export interface CrossOrigin {
  origin: string;
  /** Whether the server allows it. Where it does not, no response has the headers, and they cannot be compared. */
  isAllowed: boolean;
}

/** How a response compares: with both, one of the two, or neither. */
export type Verdict = 'both' | 'contract' | 'recorded' | 'neither';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainType = (type: string | null | undefined): string | null => type?.split(';')[0]?.trim() ?? null;

/** Whether two values have the same properties and kinds. Null stands for a value that is missing this time. */
function hasForm(mine: unknown, recorded: unknown, exact: boolean): boolean {
  if (Array.isArray(mine) && Array.isArray(recorded)) {
    const first = recorded[0];
    // Texts are messages: each must be there. A list of things may have any length.
    if (exact && typeof first === 'string')
      return recorded.every((text) => String(text).startsWith('…') || mine.includes(text));
    return first === undefined || mine.every((item) => hasForm(item, first, exact));
  }
  if (isObject(mine) && isObject(recorded)) {
    const names = Object.keys(recorded);
    if (Object.keys(mine).length !== names.length) return false;
    return names.every((name) => name in mine && hasForm(mine[name], recorded[name], exact));
  }
  if (mine === null || recorded === null) return !exact || mine === recorded;
  return typeof mine === typeof recorded && (!exact || typeof mine !== 'string' || mine === recorded);
}

/** A body with the kinds of some properties in place of their content. */
const without = (body: unknown, names: readonly string[]): unknown =>
  isObject(body) ? { ...body, ...Object.fromEntries(names.map((name) => [name, typeof body[name]])) } : body;

/** Messages name what was sent and where the parser stood; both change with ids and addresses. */
const isFreeText = (record: RecordedResponse): boolean =>
  /IDX|LineNumber|TraceId|\{\w+\}/.test(JSON.stringify(record.responseBody));

const ALLOW_ORIGIN = 'access-control-allow-origin';

/** Whether a page of the origin can read a response. */
export const isReadable = ({ headers }: LiveResponse, origin: string): boolean =>
  ['*', origin].includes(headers[ALLOW_ORIGIN] ?? '');

/** Whether a response has the header for pages of other origins where the record has it. */
function hasRecordedOrigin(
  response: LiveResponse,
  record: RecordedResponse,
  { origin, isAllowed }: CrossOrigin,
): boolean {
  if (record.op !== 'cors' || !isAllowed) return true;
  return isReadable(response, origin) === (record.responseHeaders?.[ALLOW_ORIGIN] !== undefined);
}

/** Whether a response is as it was recorded. */
export function isAsRecorded(
  response: LiveResponse,
  record: RecordedResponse,
  { measured, not, varies = [] }: Probe,
  crossOrigin: CrossOrigin,
): boolean {
  if (measured !== undefined) return response.status === measured;
  if (response.status !== record.status) return false;
  // The record was made in Development: in Production a 500 has neither body nor CORS header.
  if (record.status >= 500) return true;
  if (plainType(response.headers['content-type']) !== plainType(mediaTypeOf(record))) return false;
  if (!hasRecordedOrigin(response, record, crossOrigin)) return false;
  if (not && !holds(response.body, not)) return false;
  if (record.responseBody === '') return response.text === '';
  if (typeof record.responseBody === 'string') return response.text !== '';
  return hasForm(
    without(response.body, varies),
    without(record.responseBody, varies),
    record.status >= 400 && !isFreeText(record),
  );
}

const holds = (body: unknown, part: Record<string, unknown>): boolean =>
  isObject(body) && Object.entries(part).every(([name, value]) => body[name] === value);

/** Whether a response is as the contract says. Where it has no such operation, an empty 404 or 405 is as it says. */
export function isAsContract(
  response: LiveResponse,
  record: RecordedResponse,
  { contractStatus, not }: Probe,
  operation: ApiOperation | undefined,
  { origin, isAllowed }: CrossOrigin,
): boolean {
  const { status } = response;
  if (!operation) {
    const asked = record.path.startsWith('/api/') ? [404, 405] : [200, 302, 404, 405];
    return record.method === 'OPTIONS' ? status === 204 : asked.includes(status);
  }
  if (status !== (contractStatus ?? record.status)) return false;
  if (not && holds(response.body, not)) return false;
  if (record.op === 'cors' && isAllowed && !isReadable(response, origin)) return false;
  const documented = responsesOf(operation).find((one) => one.status === status);
  if (!documented) return status === 405 && response.text === '';
  if (!documented.body) return response.text === '';
  if (plainType(response.headers['content-type']) !== documented.body.contentType) return false;
  return schemaValidator(openApi, schemaName(documented.body.schema) ?? '')(response.body);
}
