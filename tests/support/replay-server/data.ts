import type { RecordedResponse } from '@/features/differences/records';
import { createApi } from '@/packages/reference-api/package';
import type { Json } from '@/shared/contract/types';
import { parseExact } from '@/shared/http/json';
import { isObject } from './kinds';

type Body = Record<string, unknown>;

/** The data of a server, stored by the reference API. */
export interface Data {
  /** Calls the reference API. Returns the body of a success, and undefined for anything else. */
  ask(method: string, path: string, body?: Json): Promise<unknown>;
  /** The form of each submission, by its token. */
  formOf: Map<string, string>;
  close(): Promise<void>;
}

export async function freshData(): Promise<Data> {
  const api = await createApi();
  const formOf = new Map<string, string>();
  let token = '';
  async function ask(method: string, path: string, body?: Json): Promise<unknown> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await api.fetch(new Request(`http://data${path}`, init));
    if (!response.ok) return undefined;
    const given = parseExact(await response.text());
    if (isObject(given) && typeof given.token === 'string') formOf.set(given.token, String(given.formId));
    return given;
  }
  const session = await ask('POST', '/api/auth/login', { email: 'admin@endatix.com', password: 'P@ssw0rd' });
  token = String((session as Body).accessToken);
  return { ask, formOf, close: api.close };
}

/** Converts a value of the reference API to the shape of a recorded one: same properties, same kinds. */
export function shapeValue(recorded: unknown, value: unknown): unknown {
  if (isObject(recorded) && isObject(value))
    return Object.fromEntries(
      Object.entries(recorded).map(([name, of]) => [name, name in value ? shapeValue(of, value[name]) : of]),
    );
  if (value === null || recorded === null || typeof recorded === typeof value) return value;
  return typeof recorded === 'string' && !isObject(value) ? String(value) : recorded;
}

/** Converts the body of the reference API's response to the shape of a record. */
export function shapeResponse(
  recorded: unknown,
  value: unknown,
  others: readonly RecordedResponse[] = [],
): unknown {
  if (!Array.isArray(value)) return shapeValue(recorded, value);
  const lists = [recorded, ...others.map(({ responseBody }) => responseBody)];
  const item = lists.flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []))[0];
  return value.map((one) => shapeValue(item, one));
}
