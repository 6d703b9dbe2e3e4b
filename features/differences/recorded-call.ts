import 'server-only';
import type { GivenResponse } from '@/shared/contract/contract-match';
import { type ApiOperation, apiOperations } from '@/shared/contract/operations';
import type { Json } from '@/shared/contract/types';
import { matchPath } from '@/shared/http/path-template';
import { getMediaType, type RecordedResponse } from './records';

/** Finds the operation that a record calls; undefined for requests outside the contract. */
export function findOperation(
  { method, path }: Pick<RecordedResponse, 'method' | 'path'>,
  operations: readonly ApiOperation[] = apiOperations,
): ApiOperation | undefined {
  // Without its path base, the path belongs to no operation.
  if (!/^\/api\//i.test(path)) return undefined;
  const [address = ''] = path
    .toLowerCase()
    .replace(/\{\w+\}/g, '1')
    .split('?');
  return operations.find((operation) => {
    if (operation.method !== method.toLowerCase()) return false;
    const values = matchPath(operation.path, address);
    return values !== null && Object.values(values).every((value) => value !== '');
  });
}

/** Returns whether a list entry is the placeholder for omitted entries. */
const isOmitted = (item: Json) => typeof item === 'string' && item.startsWith('…');

const text = (body: Json): string =>
  JSON.stringify(body, (_name, value: Json) =>
    Array.isArray(value) ? value.filter((item) => !isOmitted(item)) : value,
  );

/** Returns the response of a record as a client receives it. */
export function toGivenResponse(record: RecordedResponse): GivenResponse {
  const { status, responseBody: body } = record;
  const type = getMediaType(record) ?? '';
  if (body === '') return { status, type, text: '' };
  return { status, type, text: /json/.test(type) ? text(body) : String(body) };
}
