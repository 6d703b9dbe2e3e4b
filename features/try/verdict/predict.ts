import { findReplacement } from '@/features/differences/differences';
import { recordedResponse } from '@/features/differences/records';
import { type ExactJson, isObject } from '@/shared/http/json';
import type { ExampleSpec } from '../request/types';

export interface Prediction {
  status: number;
  /**
   * `shown` is the response on the page. The others have more properties or other types, another body, or
   * none.
   */
  kind: 'shown' | 'properties' | 'body' | 'empty';
  added: string[];
  retyped: string[];
  reason?: string;
  differences: string[];
}

const first = (value: ExactJson) => (Array.isArray(value) ? value[0] : value);

const classify = (value: unknown) => (typeof value === 'bigint' ? 'number' : typeof value);

/** Validation is the same on both: these messages match the contract. */
const isRuleFailure = (response: ExactJson): boolean =>
  isObject(response) && response.message === 'One or more errors occurred!' && isObject(response.errors);

const shown = (status: number): Prediction => ({
  status,
  kind: 'shown',
  added: [],
  retyped: [],
  differences: [],
});

/**
 * Predicts what an Endatix server returns for an example.
 * @param response the body on the page; null for none
 */
export function predict(operation: string, status: number, response: ExactJson): Prediction {
  const replacement = findReplacement(operation, status);
  if (!replacement || (status === 400 && isRuleFailure(response))) return shown(status);
  const record = recordedResponse(replacement.record);
  const differences = replacement.differences.map(({ id }) => id);
  const body = first(record.responseBody);
  const documented = first(response);
  const other = { ...shown(record.status), differences };
  if (record.responseBody === '') return response === null ? other : { ...other, kind: 'empty' };
  if (!isObject(body) || !isObject(documented)) return { ...other, kind: 'body' };
  const added = Object.keys(body).filter((name) => !(name in documented));
  const retyped = Object.keys(documented).filter(
    (name) =>
      name in body &&
      body[name] !== null &&
      documented[name] !== null &&
      classify(body[name]) !== classify(documented[name]),
  );
  const isSuccess = record.status < 300 && record.status === status;
  if (isSuccess) return { ...shown(status), kind: 'properties', added, retyped, differences };
  const reason = typeof body.detail === 'string' ? body.detail.trim() : '';
  return { ...other, kind: 'body', ...(reason && { reason }) };
}

/** Adds the status that an Endatix server returns, if it differs. */
export const withServerStatus = (spec: ExampleSpec, { status, differences }: Prediction): ExampleSpec =>
  differences.length > 0 ? { ...spec, onServer: status } : spec;
