import type { Difference } from '@/features/differences/types';
import {
  type ContractVerdict,
  type Deviating,
  type GivenResponse,
  judgeResponse,
} from '@/shared/contract/contract-match';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpRequest } from '@/shared/http/exchange';
import { type ReceivedBody, shownPart } from '@/shared/http/read-body';

/** Result of comparing a response with the contract and the known differences. */
export type Verdict =
  | Exclude<ContractVerdict, Deviating>
  /** Deviates like Endatix servers; without certainty, each difference can be the cause. */
  | (Omit<Deviating, 'kind'> & { kind: 'known'; differences: Difference[]; isCertain: boolean })
  /** Deviates in another way. */
  | (Omit<Deviating, 'kind'> & { kind: 'foreign' });

/** Prepares a received response for comparison, without a text that is incomplete or too long. */
export function givenResponse(status: number, type: string, body: ReceivedBody): GivenResponse {
  const isWhole = !body.broken && shownPart(body) !== 'too-long';
  return { status, type, text: isWhole ? body.text : undefined };
}

/**
 * Compares a response with the contract and, if it deviates, with the known differences. Rejects when they
 * cannot be loaded.
 * @param request a difference is named only where the request has its cause
 */
export async function getVerdict(
  operation: ApiOperation,
  response: GivenResponse,
  request?: HttpRequest,
): Promise<Verdict> {
  const judged = judgeResponse(operation, response);
  if (judged.kind !== 'differs') return judged;
  const { knownDifferences } = await import('./match');
  const known = knownDifferences(operation.id, response, judged.deviations, request);
  return known.differences.length > 0
    ? { ...judged, kind: 'known', ...known }
    : { ...judged, kind: 'foreign' };
}
