import type { Json } from '../openapi/types';
import { differencesOf } from './differences';
import type { Difference, Evidence, RecordEvidence } from './types';

/** An answer as it came. */
export interface GivenAnswer {
  status: number;
  /** Media type with its parameters; empty for none. */
  type: string;
  /** The text of the body. */
  text: string;
}

const isRecord = (one: Evidence): one is RecordEvidence => 'record' in one;

const baseOf = (type: string | null) => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a recorded part is in a value: members by name and kind, the first entry for lists; null stands for anything. */
function holds(part: Json, value: unknown): boolean {
  if (part === null) return value !== undefined;
  if (Array.isArray(part))
    return Array.isArray(value) && (part[0] === undefined || (value.length > 0 && holds(part[0], value[0])));
  if (typeof part !== 'object') return typeof value === typeof part;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = value as Record<string, unknown>;
  return Object.entries(part).every(([name, item]) => holds(item, members[name]));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fits({ status, mediaType, body }: RecordEvidence, answer: GivenAnswer): boolean {
  if (status !== answer.status || baseOf(mediaType) !== baseOf(answer.type)) return false;
  if (mediaType === null || body === '') return answer.text.trim() === '';
  // Nothing of its body was written down: status and type alone would fit anything.
  if (body === undefined || body === null || Object.keys(body).length === 0) return false;
  return holds(body, read(answer.text));
}

/**
 * The differences that an answer shows: a recorded answer of a running server has its status, its media type and the
 * members that make the difference. To be asked of answers that the contract does not promise.
 */
export function recognise(operationId: string, answer: GivenAnswer): Difference[] {
  const { own, shared } = differencesOf(operationId);
  return [...own, ...shared].filter(({ evidence }) =>
    evidence.filter(isRecord).some((one) => fits(one, answer)),
  );
}
