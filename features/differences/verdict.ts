import {
  type ContractVerdict,
  type Deviating,
  type GivenResponse,
  judgeResponse,
} from '@/shared/contract/contract-match';
import type { ApiOperation } from '@/shared/contract/operations';
import { type ReceivedBody, shownPart } from '@/shared/http/read-body';
import type { Difference } from './types';

/** How a response compares with the contract and with the known differences of Endatix servers. */
export type Verdict =
  | Exclude<ContractVerdict, Deviating>
  /** Deviates as Endatix servers are known to. */
  | (Omit<Deviating, 'kind'> & { kind: 'known'; differences: Difference[] })
  /** Deviates in another way. */
  | (Omit<Deviating, 'kind'> & { kind: 'foreign' });

/** Describes a received response for its comparison; the text of one that isn't whole or is long is left out. */
export function givenResponse(status: number, type: string, body: ReceivedBody): GivenResponse {
  const isWhole = !body.broken && shownPart(body) !== 'too-long';
  return { status, type, text: isWhole ? body.text : undefined };
}

/**
 * Compares a response with the contract and, where it deviates, with the known differences, which are loaded for it.
 * Rejects when they can't be loaded.
 */
export async function getVerdict(operation: ApiOperation, response: GivenResponse): Promise<Verdict> {
  const judged = judgeResponse(operation, response);
  if (judged.kind !== 'differs') return judged;
  const { knownDifferences } = await import('./match');
  const differences = knownDifferences(operation.id, response, judged.deviations);
  return differences.length > 0 ? { ...judged, kind: 'known', differences } : { ...judged, kind: 'foreign' };
}
