import { getDifferences } from '@/features/differences/differences';
import type { Difference, Evidence, RecordEvidence } from '@/features/differences/types';
import { deviations, type GivenResponse, plainType } from '@/shared/contract/contract-match';
import type { ApiOperation } from '@/shared/contract/operations';
import { resolve } from '@/shared/contract/resolve';
import { inferSchema } from '@/shared/contract/sample-schema';
import type { ResponseObject, Schema } from '@/shared/contract/types';
import type { HttpRequest } from '@/shared/http/exchange';
import { type ExactJson, isObject, readExact } from '@/shared/http/json';
import { readCauses } from './causes';

/** Returns whether the record shows the difference in its status or body; headers aren't compared. */
const isVisible = (one: Evidence): one is RecordEvidence =>
  'record' in one && one.headers === undefined && one.absentHeaders === undefined;

/**
 * Returns whether a response is an unhandled exception: without a body in Production, with its text in
 * Development.
 */
const isException = ({ status, text = '' }: GivenResponse): boolean =>
  status === 500 && (text.trim() === '' || /^[A-Z][\w.]*Exception: /.test(text));

/** Ignores list positions: a record contains one entry of a list. */
const withoutPosition = (deviation: string) => deviation.replace(/^\[\d+\]/, '[0]');

const explains = (one: RecordEvidence, deviation: string) =>
  one.deviations.includes(withoutPosition(deviation));

/**
 * Returns whether a response resembles a recorded one: same status and media type, and the part of the body
 * that shows the difference.
 */
function isLike({ status, mediaType, body }: RecordEvidence, response: GivenResponse): boolean {
  if (status !== response.status) return false;
  if (isException(response)) return true;
  if (plainType(mediaType) !== plainType(response.type)) return false;
  if (body === undefined || body === '') return true;
  const value = readExact(response.text ?? '');
  return value !== undefined && deviations(value, inferSchema(body, { texts: status >= 400 })).length === 0;
}

/** Returns whether a response shows a difference, as far as a single response can. */
function shows(
  { evidence, contract, server }: Difference,
  response: GivenResponse,
  found: readonly string[],
): boolean {
  // The difference concerns another status.
  if (server.status !== undefined && server.status !== contract.status && server.status !== response.status)
    return false;
  // Failures with different causes look the same. Failures recorded with headers can have any cause.
  if (isException(response) && server.status === 500 && evidence.some((one) => 'measured' in one))
    return evidence.every((one) => !('record' in one) || isVisible(one));
  return evidence
    .filter(isVisible)
    .some((one) => isLike(one, response) && found.some((text) => explains(one, text)));
}

/**
 * Returns the differences that explain every deviation of a response from the contract; none if one is
 * unexplained. Those whose cause is missing in the request don't count, and those of all operations, or
 * without a cause in the request, only without more specific ones.
 * @returns `isCertain` is false for a failure that looks like any other: each difference can be its cause
 */
export function knownDifferences(
  operationId: string,
  response: GivenResponse,
  found: readonly string[],
  request?: HttpRequest,
): { differences: Difference[]; isCertain: boolean } {
  const { own, shared } = getDifferences(operationId);
  const isCause = readCauses(request);
  const shown = [...own, ...shared].filter(
    (difference) => isCause(difference.id) !== false && shows(difference, response, found),
  );
  const records = shown.flatMap(({ evidence }) => evidence.filter(isVisible));
  const isExplained = (text: string) => records.some((one) => explains(one, text));
  if (!isException(response) && !found.every(isExplained)) return { differences: [], isCertain: true };
  const caused = shown.filter(({ id }) => isCause(id) === true);
  if (caused.length > 0 && response.status >= 400) return { differences: caused, isCertain: true };
  const specific = shown.filter(({ operations }) => !operations.includes('*'));
  return { differences: specific.length > 0 ? specific : shown, isCertain: !isException(response) };
}

/** Deviations of entries: IDs and answers of submissions are texts, and templates have no `isEnabled`. */
const LATER_FORM =
  /^(\[\d+\]\.)?((id|formId|formDefinitionId) is string instead of integer|jsonData is string instead of object|isEnabled is missing)$/;

/** Returns the schema of a successful response in JSON. */
function getSchema({ operation, document }: ApiOperation, status: number): Schema | undefined {
  const entry = operation.responses[String(status)];
  const { content = {} } = entry ? resolve<ResponseObject>(document, entry) : {};
  return Object.values(content)[0]?.schema;
}

/**
 * Returns whether a server of release 0.7 returns a response that deviates from the contract: a page of a
 * list, an entry with other properties, an export as JSON, or a failure that the contract lacks.
 */
export function isOfLaterRelease(operation: ApiOperation, response: GivenResponse): boolean {
  const { status, type, text = '' } = response;
  const value = readExact(text);
  const isProblem = isObject(value) && value.status === status && typeof value.title === 'string';
  if (status === 404) return operation.id === 'getUserInfo' && text === '';
  if (status === 403) return isProblem || text === '';
  if (status === 409) return isProblem;
  if (status >= 500) return isProblem || isException(response);
  if (status >= 300 || value === undefined) return false;
  if (operation.id === 'exportSubmissions') return plainType(type) === 'application/json';
  const schema = getSchema(operation, status);
  if (!schema) return false;
  const { document } = operation;
  const isPage = isObject(value) && Array.isArray(value.items) && 'totalPages' in value;
  const entries = isPage ? (value.items as ExactJson[]).map((entry) => [entry]) : [value];
  return entries.every((entry) =>
    deviations(entry, schema, false, '', document).every((found) => LATER_FORM.test(found)),
  );
}
