import type { Json } from '../contract/types';
import { differencesOf } from './differences';
import type { Difference, Evidence, RecordEvidence } from './types';

export interface GivenResponse {
  status: number;
  /** Media type with its parameters; empty for none. */
  type: string;
  text: string;
}

const isRecord = (one: Evidence): one is RecordEvidence => 'record' in one;

const baseOf = (type: string | null) => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a recorded part is in a value: properties by name and kind, the first entry for lists; null stands for anything. */
function holds(part: Json, value: unknown): boolean {
  if (part === null) return value !== undefined;
  if (Array.isArray(part))
    return Array.isArray(value) && (part[0] === undefined || (value.length > 0 && holds(part[0], value[0])));
  if (typeof part !== 'object') return typeof value === typeof part;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const properties = value as Record<string, unknown>;
  return Object.entries(part).every(([name, item]) => holds(item, properties[name]));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fits({ status, mediaType, body }: RecordEvidence, response: GivenResponse): boolean {
  if (status !== response.status || baseOf(mediaType) !== baseOf(response.type)) return false;
  if (mediaType === null || body === '') return response.text.trim() === '';
  // Nothing of its body was written down: status and type alone would fit anything.
  if (body === undefined || body === null || Object.keys(body).length === 0) return false;
  return holds(body, read(response.text));
}

function namesIn(part: Json): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, item]) => [name, ...namesIn(item)]);
}

/** Whether a recorded response explains at least one of the deviations, which name the properties that they concern. */
function concerns({ body }: RecordEvidence, deviations: readonly string[]): boolean {
  if (deviations.length === 0 || typeof body !== 'object' || body === null) return true;
  const names = namesIn(body);
  return deviations.some((deviation) => {
    const [path = ''] = deviation.split(' is ');
    const words = path.split(/[.[\]]+/).filter(Boolean);
    // Of the whole body, and not of a property.
    return path.includes(' ') || words.some((word) => names.includes(word));
  });
}

/**
 * Returns the differences that a response shows: a recorded response of an Endatix server has its status, its media type and
 * the properties that make the difference. To be asked of responses that the contract does not promise.
 * @param deviations what in the response is not as the contract says; a difference has to explain one of them
 */
export function matchDifferences(
  operationId: string,
  response: GivenResponse,
  deviations: readonly string[] = [],
): Difference[] {
  const { own, shared } = differencesOf(operationId);
  return [...own, ...shared].filter(({ evidence, contract, server }) => {
    // It is about another status than that of this response.
    if (server.status !== undefined && server.status !== contract.status && server.status !== response.status)
      return false;
    return evidence.filter(isRecord).some((one) => fits(one, response) && concerns(one, deviations));
  });
}
