import type { Operation, OperationParameter } from '../../../generated/operations';
import { type FieldErrors, InvalidRequest } from '../domain/errors';
import { fill, foldCase, parseInt32, parseInt64 } from '../domain/text';
import { getMessage, minimum } from './rules';

/** How integers are read, by their format in the contract, and their name in messages. Other values are texts. */
const integers: Readonly<
  Record<string, { type: string; parse(text: string): number | bigint | undefined } | undefined>
> = {
  int32: { type: 'Int32', parse: parseInt32 },
  int64: { type: 'Int64', parse: parseInt64 },
};

export const getInteger = ({ format = '' }: OperationParameter) => integers[format];

/** Message about a value that doesn't fit the type of its parameter. */
export const MISFIT = 'Value [{value}] is not valid for a [{type}] property!';

/**
 * Reads the path and query parameters of the operation. Ignores others. Returns which rules they break, too.
 * @param sentPath the parameters of the path as they were sent
 * @throws InvalidRequest if a value doesn't fit its type
 */
export function readParameters(
  { pathParameters, queryParameters }: Operation,
  sentPath: Readonly<Record<string, string>>,
  search: URLSearchParams,
) {
  const path = { ...sentPath };
  const query: Record<string, unknown> = {};
  const misfits: FieldErrors = {};
  const broken: FieldErrors = {};

  /** Reads an integer, and records what is wrong with it; undefined for a text. */
  function read(parameter: OperationParameter, sent: string): number | bigint | undefined {
    const integer = getInteger(parameter);
    if (!integer) return undefined;
    const { name, minimum: least } = parameter;
    const value = integer.parse(sent);
    if (value === undefined) misfits[name] = [fill(MISFIT, { value: sent, type: integer.type })];
    else if (least !== undefined) {
      const rule = minimum(least);
      if (rule.isBroken(value, {})) broken[name] = [getMessage(rule, value, name)];
    }
    return value;
  }

  for (const parameter of pathParameters) {
    const sent = sentPath[parameter.name] ?? '';
    path[parameter.name] = String(read(parameter, sent) ?? sent);
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
    const sent = sentValues.get(foldCase(name));
    if (sent) query[name] = type === 'array' ? sent : read(parameter, sent.join(','));
    else query[name] = parameter.default ?? (type === 'array' ? [] : undefined);
  }
  if (Object.keys(misfits).length > 0) throw new InvalidRequest(misfits);
  return { path, query, broken };
}
