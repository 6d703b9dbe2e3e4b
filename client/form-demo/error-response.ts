import 'client-only';
import { parseExact } from '@/lib/api/json';
import { reasonOf } from '@/lib/api/reason';
import type { ReceivedResponse } from './traffic';

/** A request that the server rejected, as the form demo reports it. */
export type ApiErrorKind =
  | 'form-gone'
  | 'token-gone'
  | 'not-signed-in'
  | 'not-allowed'
  | 'rules'
  | 'server-fault'
  | 'other';

/** The server answered, and said no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    /** The reason in the server's words; empty when it gives none. */
    readonly reason: string,
  ) {
    super(`The server returned ${status}. ${reason}`.trim());
  }
}

function kindOf(operationId: string, { status }: ReceivedResponse, reason: string): ApiErrorKind {
  if (status === 401) return 'not-signed-in';
  if (status === 403) return 'not-allowed';
  if (status >= 500) return 'server-fault';
  const isByToken = operationId.endsWith('ByToken');
  // The contract returns 404, an Endatix server 400 with this sentence.
  if (isByToken && (status === 404 || (status === 400 && /token/i.test(reason)))) return 'token-gone';
  if (status === 404) return 'form-gone';
  return status === 400 ? 'rules' : 'other';
}

/** The body of a successful response, 64-bit ids with all digits. Throws ApiError for every other. */
export function bodyOf<Body>(operationId: string, response: ReceivedResponse): Body {
  if (response.status < 200 || response.status > 299) {
    const reason = reasonOf(response.text);
    throw new ApiError(kindOf(operationId, response, reason), response.status, reason);
  }
  try {
    return parseExact(response.text) as Body;
  } catch {
    throw new ApiError('other', response.status, '');
  }
}
