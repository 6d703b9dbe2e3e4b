import type { AnswerValue, ExampleSpec } from '../examples/types';
import type { Json } from '../openapi/types';
import { insteadOf } from './differences';

/** What an example answers on a running server. */
export interface Foretold {
  status: number;
  /** As the page shows it, with other members or kinds of them, another body, or none. */
  kind: 'shown' | 'members' | 'body' | 'empty';
  /** Members that are there besides. */
  added: string[];
  /** Members whose value is of another type. */
  retyped: string[];
  /** The reason that another body gives. */
  reason?: string;
  /** Differences that say so, by id. */
  differences: string[];
}

/** The part of a record that is needed here. */
interface Recorded {
  status: number;
  responseBody: Json;
}

type Members = Record<string, AnswerValue>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer, or the first of a list. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const kindOf = (value: unknown) => (typeof value === 'bigint' ? 'number' : typeof value);

/** Rules are the same on both: their messages come as the contract says. */
const isRuleFailure = (answer: unknown): boolean =>
  isMembers(answer) && answer.message === 'One or more errors occurred!' && isMembers(answer.errors);

const shown = (status: number): Foretold => ({
  status,
  kind: 'shown',
  added: [],
  retyped: [],
  differences: [],
});

/**
 * What a running server answers to an example.
 * @param answer the body that the page shows; null for none
 * @param recordOf gives the record of a number
 */
export function foretell(
  operation: string,
  status: number,
  answer: AnswerValue,
  recordOf: (n: number) => Recorded,
): Foretold {
  const instead = insteadOf(operation, status);
  if (!instead || (status === 400 && isRuleFailure(answer))) return shown(status);
  const record = recordOf(instead.record);
  const differences = instead.differences.map(({ id }) => id);
  const body = first(record.responseBody);
  const promised = first(answer);
  if (record.responseBody === '')
    return answer === null
      ? { ...shown(record.status), differences }
      : { ...shown(record.status), kind: 'empty', differences };
  if (!isMembers(body) || !isMembers(promised)) return { ...shown(record.status), kind: 'body', differences };
  const added = Object.keys(body).filter((name) => !(name in promised));
  const retyped = Object.keys(promised).filter(
    (name) =>
      name in body &&
      body[name] !== null &&
      promised[name] !== null &&
      kindOf(body[name]) !== kindOf(promised[name]),
  );
  const isSuccess = record.status < 300 && record.status === status;
  if (isSuccess) return { ...shown(status), kind: 'members', added, retyped, differences };
  const reason = typeof body.detail === 'string' ? body.detail.trim() : '';
  return { ...shown(record.status), kind: 'body', differences, ...(reason && { reason }) };
}

/** A request to be run that knows which status a running server gives it, where that server answers otherwise. */
export const foreseen = (spec: ExampleSpec, { status, differences }: Foretold): ExampleSpec =>
  differences.length > 0 ? { ...spec, onServer: status } : spec;
