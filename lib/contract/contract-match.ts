import { type ExactJson, parseExact } from '@/lib/api/json';
import { MAX_DEPTH, tooDeepAt } from '@/lib/api/json-tokens';
import { openApi } from './document';
import type { ApiOperation } from './operations';
import { resolve, resolveSchema } from './resolve';
import type { ResponseObject, Schema, SchemaObject } from './types';

/** How many differences are listed; more add nothing. */
const MOST = 5;

const kindOf = (value: ExactJson): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

const fits = (kind: string, { type, nullable }: SchemaObject): boolean =>
  type === undefined ||
  kind === type ||
  (kind === 'null' && nullable === true) ||
  (kind === 'integer' && type === 'number');

function differences(value: ExactJson, schema: Schema, path: string): string[] {
  const rule = resolveSchema(openApi, schema);
  const kind = kindOf(value);
  const here = path || 'the response';
  if (!fits(kind, rule)) return [`${here} is ${kind} instead of ${rule.type}`];
  if (Array.isArray(value)) {
    const { items } = rule;
    // One bad entry is enough to know.
    const bad =
      items && value.map((item, index) => differences(item, items, `${path}[${index}]`)).find((d) => d[0]);
    return bad ?? [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = (rule.required ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${path ? `${path}.` : ''}${name} is missing`);
  const inside = Object.entries(rule.properties ?? {}).flatMap(([name, property]) => {
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    return item === undefined ? [] : differences(item, property, path ? `${path}.${name}` : name);
  });
  return [...missing, ...inside];
}

export type ContractVerdict =
  | { kind: 'as-promised' }
  /** The contract knows this status, but the response has another form; each entry is half a sentence. */
  | { kind: 'other-form'; differences: string[] }
  /** The contract does not name this status for the operation. */
  | { kind: 'unknown-status' };

const LONGEST = 1_000_000;

/**
 * Compares the form of a response with the contract: status, kind of body, properties and their types. Values are not
 * compared. A body longer than a million characters is taken as promised.
 */
export function judgeResponse(
  { operation }: ApiOperation,
  status: number,
  contentType: string,
  text: string,
): ContractVerdict {
  const entry = operation.responses[String(status)];
  if (!entry) return { kind: 'unknown-status' };
  const { content } = resolve<ResponseObject>(openApi, entry);
  const [media] = Object.values(content ?? {});
  if (!media || text.length > LONGEST) return { kind: 'as-promised' };
  if (text.trim() === '') return { kind: 'other-form', differences: ['the body is empty'] };
  let value: ExactJson;
  try {
    value = parseExact(text);
  } catch {
    const type = contentType.split(';')[0] || 'unknown type';
    const isDeep = tooDeepAt(text) !== undefined;
    const difference = isDeep
      ? `the body is nested deeper than ${MAX_DEPTH} levels`
      : `the body isn’t valid JSON (${type})`;
    return { kind: 'other-form', differences: [difference] };
  }
  const found = differences(value, media.schema, '').slice(0, MOST);
  return found.length > 0 ? { kind: 'other-form', differences: found } : { kind: 'as-promised' };
}
