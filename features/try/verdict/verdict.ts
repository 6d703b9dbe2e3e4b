import type { Difference } from '@/features/differences/types';
import {
  type ContractVerdict,
  type Deviating,
  type GivenResponse,
  judgeResponse,
} from '@/shared/contract/contract-match';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpRequest, HttpResponse } from '@/shared/http/exchange';
import { shownPart } from '@/shared/http/read-body';
import type { Release } from '../client/release';

/** Result of comparing a response with the contract and the known differences. */
export type Verdict =
  | Exclude<ContractVerdict, Deviating>
  /** Deviates like Endatix servers; without certainty, each difference can be the cause. */
  | (Omit<Deviating, 'kind'> & { kind: 'known'; differences: Difference[]; isCertain: boolean })
  /** Deviates like servers of release 0.7, one of which sent it, or in another way. */
  | (Omit<Deviating, 'kind'> & { kind: 'later' | 'foreign' });

/** Prepares a received response for comparison, without a text that is incomplete or too long. */
export function givenResponse({
  status,
  type,
  body,
}: Pick<HttpResponse, 'status' | 'type' | 'body'>): GivenResponse {
  const isWhole = !body.broken && shownPart(body) !== 'too-long';
  return { status, type, text: isWhole ? body.text : undefined };
}

/**
 * Compares a response with the contract and, if it deviates, with the known differences. Rejects when they
 * cannot be loaded.
 * @param request a difference is named only where the request has its cause
 * @param release release of the server; undefined if unknown, and for the sandbox
 */
export async function getVerdict(
  operation: ApiOperation,
  response: GivenResponse,
  request?: HttpRequest,
  release?: Release,
): Promise<Verdict> {
  const judged = judgeResponse(operation, response);
  if (judged.kind !== 'differs') return judged;
  const { knownDifferences, isOfLaterRelease } = await import('./match');
  const known = knownDifferences(operation.id, response, judged.deviations, request);
  // What can cause a failure was measured before 0.7.
  const isNamed = known.differences.length > 0 && known.isCertain;
  if (release === '0.7' && !isNamed && isOfLaterRelease(operation, response))
    return { ...judged, kind: 'later' };
  return known.differences.length > 0
    ? { ...judged, kind: 'known', ...known }
    : { ...judged, kind: 'foreign' };
}
