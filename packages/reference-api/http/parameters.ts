import type { Operation, OperationParameter } from '../../../generated/operations';
import { type FieldErrors, InvalidRequest } from '../domain/errors';
import { fill, foldCase, parseInt32, parseInt64 } from '../domain/text';
import type { PlainEndpoint } from './contract';
import { getMessage, minimum } from './rules';

/** Reads a query parameter from all its values; undefined if they don't fit its type. */
export interface QueryReader<Value> {
  type: string;
  read(sent: readonly string[]): Value | undefined;
}

const int32Parameter: QueryReader<number> = { type: 'Int32', read: (sent) => parseInt32(sent.join(',')) };

/** Accepts every value, unchanged. */
export const textsParameter: QueryReader<string[]> = { type: 'String', read: (sent) => [...sent] };

/** The parameters of a list. */
export const paging = { page: int32Parameter, pageSize: int32Parameter };

/** Message about a value that doesn't fit the type of its parameter. */
export const MISFIT = 'Value [{value}] is not valid for a [{type}] property!';

export const ID_TYPE = 'Int64';

/**
 * Reads the path and query parameters of the operation. Ignores others. Returns which rules they break, too.
 * @param sentPath the parameters of the path as they were sent
 * @throws InvalidRequest if a value doesn't fit its type
 */
export function readParameters(
  { pathParameters, queryParameters }: Operation,
  sentPath: Readonly<Record<string, string>>,
  search: URLSearchParams,
  readers: PlainEndpoint['query'] = {},
) {
  const path = { ...sentPath };
  const query: Record<string, unknown> = {};
  const misfits: FieldErrors = {};
  const broken: FieldErrors = {};

  /** Records what is wrong with a value; undefined means that it couldn't be read. */
  function check({ name, minimum: least }: OperationParameter, value: unknown, sent: string, type: string) {
    if (value === undefined) misfits[name] = [fill(MISFIT, { value: sent, type })];
    if ((typeof value !== 'number' && typeof value !== 'bigint') || least === undefined) return;
    const rule = minimum(least);
    if (rule.isBroken(value, {})) broken[name] = [getMessage(rule, value, name)];
  }

  for (const parameter of pathParameters) {
    const { name, format } = parameter;
    if (format !== 'int64') continue;
    const sent = sentPath[name] ?? '';
    const value = parseInt64(sent);
    check(parameter, value, sent, ID_TYPE);
    path[name] = String(value ?? 0);
  }
  // Names of query parameters are case-insensitive.
  const sentValues = new Map<string, string[]>();
  if (queryParameters.length > 0)
    for (const [key, value] of search) {
      const name = foldCase(key);
      sentValues.set(name, [...(sentValues.get(name) ?? []), value]);
    }
  for (const parameter of queryParameters) {
    const { name, type } = parameter;
    const reader = readers[name];
    const sent = sentValues.get(foldCase(name));
    // An endpoint without a reader for one of its parameters doesn't compile.
    if (!sent || !reader) {
      query[name] = parameter.default ?? (type === 'array' ? [] : undefined);
      continue;
    }
    const value = reader.read(sent);
    check(parameter, value, sent.join(','), reader.type);
    query[name] = value;
  }
  if (Object.keys(misfits).length > 0) throw new InvalidRequest(misfits);
  return { path, query, broken };
}
