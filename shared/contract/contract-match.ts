import { type ExactJson, parseExact } from '@/shared/http/json';
import { JsonSyntaxError, MAX_DEPTH } from '@/shared/http/json-tokens';
import { openApi } from './document';
import type { ApiOperation } from './operations';
import { resolve, resolveSchema } from './resolve';
import type { ResponseObject, Schema, SchemaObject } from './types';

/** Maximum number of deviations in a list. */
const MOST = 5;

export interface GivenResponse {
  status: number;
  /** Media type with its parameters; empty for none. */
  type: string;
  /** The body; empty for none, undefined if it was incomplete or isn't text. */
  text: string | undefined;
}

/** Returns a media type in lower case, without parameters; empty for none. */
export const plainType = (type: string | null | undefined): string =>
  (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const classify = (value: ExactJson): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

const hasType = (kind: string, { type, nullable }: SchemaObject): boolean =>
  type === undefined ||
  kind === type ||
  (kind === 'null' && nullable === true) ||
  (kind === 'integer' && type === 'number');

/**
 * Lists where a value differs from a schema: missing properties and types, as clauses. Of values, only
 * strings are compared, with `pattern`.
 * @param isClosed whether properties that the schema rules out count, which clients ignore
 */
export function deviations(
  value: ExactJson,
  schema: Schema,
  isClosed = false,
  path = '',
  document = openApi,
): string[] {
  const rule = resolveSchema(document, schema);
  if (rule.oneOf) {
    const each = rule.oneOf.map((one) => deviations(value, one, isClosed, path, document));
    return each.reduce((best, found) => (found.length < best.length ? found : best));
  }
  const kind = classify(value);
  const here = path || 'the response';
  const at = (name: string) => (path ? `${path}.${name}` : name);
  if (!hasType(kind, rule)) return [`${here} is ${kind} instead of ${rule.type}`];
  if (typeof value === 'string' && rule.pattern && !new RegExp(rule.pattern, 's').test(value))
    return [`${here} has another text`];
  if (Array.isArray(value)) {
    const { items } = rule;
    // One invalid entry is enough.
    const bad =
      items && value.map((item, index) => deviations(item, items, isClosed, `${path}[${index}]`, document));
    return bad?.find((found) => found.length > 0) ?? [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = (rule.required ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at(name)} is missing`);
  const inside = Object.entries(value).flatMap(([name, item]) => {
    const property = Object.hasOwn(rule.properties ?? {}, name) ? rule.properties?.[name] : undefined;
    if (property) return deviations(item, property, isClosed, at(name), document);
    return isClosed && rule.additionalProperties === false ? [`${at(name)} isn’t expected`] : [];
  });
  return [...missing, ...inside];
}

/** How a response differs from the contract; each deviation is a clause. */
export interface Deviating {
  kind: 'differs';
  deviations: string[];
  isStatusKnown: boolean;
}

export type ContractVerdict =
  | { kind: 'contract' }
  /** Nothing was compared, because the body is incomplete. */
  | { kind: 'unchecked' }
  | Deviating;

const differs = (...found: string[]): Deviating => ({
  kind: 'differs',
  deviations: found.slice(0, MOST),
  isStatusKnown: true,
});

/** Compares a response with the contract: status, media type, and the structure of a JSON body. */
export function judgeResponse(
  { operation, document }: Pick<ApiOperation, 'operation' | 'document'>,
  { status, type, text }: GivenResponse,
): ContractVerdict {
  const entry = operation.responses[String(status)];
  if (!entry) return { ...differs(`status ${status} isn’t documented`), isStatusKnown: false };
  const { content = {}, 'x-can-be-empty': canBeEmpty } = resolve<ResponseObject>(document, entry);
  const types = Object.keys(content);
  const expected = types.find((one) => one === plainType(type)) ?? types[0];
  const media = expected && content[expected];
  if (text === '' && (canBeEmpty || !media)) return { kind: 'contract' };
  if (!media) return differs('the body isn’t empty');
  if (!expected.endsWith('json'))
    return plainType(type) === expected
      ? { kind: 'contract' }
      : differs(`the body is of type ${plainType(type) || 'unknown'} instead of ${expected}`);
  const noJson = `the body isn’t valid JSON (${plainType(type) || 'unknown type'})`;
  if (text === undefined) return /json/i.test(type) ? { kind: 'unchecked' } : differs(noJson);
  if (text.trim() === '') return differs('the body is empty');
  let value: ExactJson;
  try {
    value = parseExact(text);
  } catch (error) {
    const isDeep = error instanceof JsonSyntaxError && error.isTooDeep;
    return differs(isDeep ? `the body is nested deeper than ${MAX_DEPTH} levels` : noJson);
  }
  const found = deviations(value, media.schema, false, '', document);
  return found.length > 0 ? differs(...found) : { kind: 'contract' };
}
