import type { ExampleSpec, ResponseValue } from '@/features/examples/requests/types';
import type { Json } from '@/shared/contract/types';
import { findReplacement } from './differences';

export interface Prediction {
  status: number;
  /** As the page shows it, with other properties or kinds of them, another body, or none. */
  kind: 'shown' | 'properties' | 'body' | 'empty';
  added: string[];
  retyped: string[];
  reason?: string;
  differences: string[];
}

interface Recorded {
  status: number;
  responseBody: Json;
}

type Properties = Record<string, ResponseValue>;

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A response, or the first of a list. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const classify = (value: unknown) => (typeof value === 'bigint' ? 'number' : typeof value);

/** Rules are the same on both: their messages come as the contract says. */
const isRuleFailure = (response: unknown): boolean =>
  isProperties(response) &&
  response.message === 'One or more errors occurred!' &&
  isProperties(response.errors);

const shown = (status: number): Prediction => ({
  status,
  kind: 'shown',
  added: [],
  retyped: [],
  differences: [],
});

/**
 * What an Endatix server returns for an example.
 * @param response the body that the page shows; null for none
 * @param getRecord gives the record of a number
 */
export function predict(
  operation: string,
  status: number,
  response: ResponseValue,
  getRecord: (n: number) => Recorded,
): Prediction {
  const instead = findReplacement(operation, status);
  if (!instead || (status === 400 && isRuleFailure(response))) return shown(status);
  const record = getRecord(instead.record);
  const differences = instead.differences.map(({ id }) => id);
  const body = first(record.responseBody);
  const promised = first(response);
  if (record.responseBody === '')
    return response === null
      ? { ...shown(record.status), differences }
      : { ...shown(record.status), kind: 'empty', differences };
  if (!isProperties(body) || !isProperties(promised))
    return { ...shown(record.status), kind: 'body', differences };
  const added = Object.keys(body).filter((name) => !(name in promised));
  const retyped = Object.keys(promised).filter(
    (name) =>
      name in body &&
      body[name] !== null &&
      promised[name] !== null &&
      classify(body[name]) !== classify(promised[name]),
  );
  const isSuccess = record.status < 300 && record.status === status;
  if (isSuccess) return { ...shown(status), kind: 'properties', added, retyped, differences };
  const reason = typeof body.detail === 'string' ? body.detail.trim() : '';
  return { ...shown(record.status), kind: 'body', differences, ...(reason && { reason }) };
}

/** A request with the status that an Endatix server returns, if it differs. */
export const foreseen = (spec: ExampleSpec, { status, differences }: Prediction): ExampleSpec =>
  differences.length > 0 ? { ...spec, onServer: status } : spec;
