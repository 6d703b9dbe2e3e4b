import { deviations, type GivenResponse, plainType } from '@/shared/contract/contract-match';
import type { ApiOperation } from '@/shared/contract/operations';
import { resolve } from '@/shared/contract/resolve';
import type { ResponseObject, Schema } from '@/shared/contract/types';
import { type ExactJson, isObject, readExact } from '@/shared/http/json';
import { isException } from './match';

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
