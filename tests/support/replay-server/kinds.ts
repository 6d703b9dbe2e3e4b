import type { RecordedResponse } from '@/features/differences/records';
import type { Json } from '@/shared/contract/types';

/** A request in the form that is compared with the records. */
export interface Call {
  method: string;
  /** Path segments as sent. */
  segments: string[];
  query: URLSearchParams;
  /** Parsed body; undefined for none. */
  body: Json | undefined;
}

/** Returns the path segments of an address, without a trailing slash. */
export const getSegments = (path: string): string[] =>
  path
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '')
    .split('/');

/** Kind of a caller. `other` is a token that only the records have, such as one of another tenant. */
export type Caller = 'none' | 'valid' | 'ended' | 'bad' | 'other';

export function recordedCaller({ op, requestHeaders }: RecordedResponse): Caller {
  const header = requestHeaders?.Authorization ?? requestHeaders?.authorization;
  if (header === undefined || !/^bearer /i.test(header)) return 'none';
  if (header.includes('{accessToken}')) return 'valid';
  // Passwords were changed with a separate account.
  if (op === 'changePassword' && header.includes('{userToken}')) return 'valid';
  return header.includes('{') ? 'other' : 'bad';
}

export const isObject = (value: unknown): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the kind of a value, as far as rules and lookups distinguish it. */
export function classify(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return `boolean ${value}`;
  if (typeof value === 'number')
    return `${Number.isInteger(value) ? 'integer' : 'fraction'} ${Math.sign(value)}`;
  if (typeof value !== 'string') return Array.isArray(value) ? 'list' : 'object';
  if (value === '') return 'empty';
  if (value.trim() === '') return 'blank';
  if (value.length === 1) return 'one';
  return value.length > 100 ? 'long' : 'text';
}

/** Returns the kind of a path parameter as the records write it. */
export function recordedParameter(segment: string): string {
  const text = decodeURIComponent(segment);
  if (text.trim() === '') return 'blank';
  if (/noSuchId|deleted/.test(text)) return 'unknown';
  if (/notJsonId|arrayId/.test(text)) return 'no json';
  if (/completeToken/.test(text)) return 'used';
  if (/\{\w+\}/.test(text)) return 'known';
  if (/^-?\d+$/.test(text) && text.length < 19) return Number(text) <= 0 ? 'low' : 'unknown';
  return 'unreadable';
}
