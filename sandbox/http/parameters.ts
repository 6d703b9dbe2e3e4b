import type { Operation, OperationParameter } from '../../generated/operations';
import { parseInt32, parseInt64 } from '../domain/integers';
import { fill, foldCase } from '../domain/text';
import type { FieldErrors } from './errors';
import type { Route } from './router';
import { messageOf, minimum, splitName } from './rules';

/** Reads a query parameter from all values that were sent for it; undefined when they do not fit its type. */
export interface QueryReader<Value> {
  /** Name of the type in messages. */
  type: string;
  read(sent: readonly string[]): Value | undefined;
}

/** A 32-bit integer. */
export const int32Parameter: QueryReader<number> = {
  type: 'Int32',
  read: (sent) => parseInt32(sent.join(',')),
};

/** Every value that was sent, as it is. */
export const textsParameter: QueryReader<string[]> = { type: 'String', read: (sent) => [...sent] };

/** The parameters of a list. */
export const paging = { page: int32Parameter, pageSize: int32Parameter };

/** Readers by parameter name. */
export type QueryReaders = Readonly<Record<string, QueryReader<unknown>>>;

/** Parameters of a request, read; `formatErrors` and `ruleErrors` hold what is wrong with them. */
export interface Parameters {
  path: Record<string, string>;
  query: Record<string, unknown>;
  formatErrors: FieldErrors;
  ruleErrors: FieldErrors;
}

/** Notes what is wrong with a value: undefined is one that could not be read. */
function check(
  found: Parameters,
  { name, minimum: least }: OperationParameter,
  value: unknown,
  refusal: string,
) {
  if (value === undefined) {
    found.formatErrors[name] = [refusal];
    return;
  }
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  if (!isNumber || least === undefined) return;
  const rule = minimum(least);
  if (rule.isBroken(value, {})) found.ruleErrors[name] = [messageOf(rule, value, splitName(name))];
}

/** The message about a value that does not fit the type of its parameter. */
export const MISFIT = 'Value [{value}] is not valid for a [{type}] property!';

/** Name of the type of an id in messages. */
export const ID_TYPE = 'Int64';

const refusal = (value: string, type: string): string => fill(MISFIT, { value, type });

/** Reads the path and query parameters that the contract gives the operation. Others are ignored. */
export function readParameters(
  route: Route,
  segments: readonly string[],
  search: URLSearchParams,
  readers: QueryReaders,
): Parameters {
  const found: Parameters = { path: {}, query: {}, formatErrors: {}, ruleErrors: {} };
  for (const parameter of route.operation.pathParameters) {
    const sent = segments[route.positions[parameter.name] ?? -1] ?? '';
    if (parameter.format !== 'int64') {
      found.path[parameter.name] = sent;
      continue;
    }
    const value = parseInt64(sent);
    check(found, parameter, value, refusal(sent, ID_TYPE));
    found.path[parameter.name] = String(value ?? 0);
  }
  readQuery(found, route.operation, search, readers);
  return found;
}

function readQuery(
  found: Parameters,
  { queryParameters }: Operation,
  search: URLSearchParams,
  readers: QueryReaders,
): void {
  if (queryParameters.length === 0) return;
  // Names of query parameters match without regard to case.
  const sentValues = new Map<string, string[]>();
  for (const [key, value] of search) {
    const name = foldCase(key);
    const earlier = sentValues.get(name);
    if (earlier) earlier.push(value);
    else sentValues.set(name, [value]);
  }
  for (const parameter of queryParameters) {
    const { name, type } = parameter;
    const reader = readers[name];
    const sent = sentValues.get(foldCase(name));
    // An endpoint without a reader for one of its parameters does not compile.
    if (!sent || !reader) {
      found.query[name] = parameter.default ?? (type === 'array' ? [] : undefined);
      continue;
    }
    const value = reader.read(sent);
    check(found, parameter, value, refusal(sent.join(','), reader.type));
    found.query[name] = value;
  }
}
