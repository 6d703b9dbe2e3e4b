import type { Operation, OperationParameter } from '../../../generated/operations';
import type { FieldErrors } from '../domain/errors';
import { fill, foldCase, parseInt32, parseInt64 } from '../domain/text';
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

export type QueryReaders = Readonly<Record<string, QueryReader<unknown>>>;

/** Parameters of a request; `formatErrors` and `ruleErrors` contain what is wrong with them. */
interface Parameters {
  path: Record<string, string>;
  query: Record<string, unknown>;
  formatErrors: FieldErrors;
  ruleErrors: FieldErrors;
}

/** Message about a value that doesn't fit the type of its parameter. */
export const MISFIT = 'Value [{value}] is not valid for a [{type}] property!';

export const ID_TYPE = 'Int64';

/** Records what is wrong with a value; undefined means that it couldn't be read. */
function check(
  found: Parameters,
  { name, minimum: least }: OperationParameter,
  value: unknown,
  { sent, type }: { sent: string; type: string },
): void {
  if (value === undefined) found.formatErrors[name] = [fill(MISFIT, { value: sent, type })];
  if ((typeof value !== 'number' && typeof value !== 'bigint') || least === undefined) return;
  const rule = minimum(least);
  if (rule.isBroken(value, {})) found.ruleErrors[name] = [getMessage(rule, value, name)];
}

/**
 * Reads the path and query parameters of the operation. Ignores others.
 * @param path the parameters of the path as they were sent
 */
export function readParameters(
  { pathParameters, queryParameters }: Operation,
  path: Readonly<Record<string, string>>,
  search: URLSearchParams,
  readers: QueryReaders,
): Parameters {
  const found: Parameters = { path: { ...path }, query: {}, formatErrors: {}, ruleErrors: {} };
  for (const parameter of pathParameters) {
    const { name, format } = parameter;
    const sent = path[name] ?? '';
    if (format !== 'int64') continue;
    const value = parseInt64(sent);
    check(found, parameter, value, { sent, type: ID_TYPE });
    found.path[name] = String(value ?? 0);
  }
  if (queryParameters.length === 0) return found;
  // Names of query parameters are case-insensitive.
  const sentValues = new Map<string, string[]>();
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
      found.query[name] = parameter.default ?? (type === 'array' ? [] : undefined);
      continue;
    }
    const value = reader.read(sent);
    check(found, parameter, value, { sent: sent.join(','), type: reader.type });
    found.query[name] = value;
  }
  return found;
}
