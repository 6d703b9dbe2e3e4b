import type { RecordedResponse } from '@/features/differences/records';
import type { HttpRequest } from '@/shared/http/exchange';

/** Returns the request of a record as a client sends it. */
export function toSentRequest({ method, path, requestHeaders = {}, body }: RecordedResponse): HttpRequest {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, url: path, headers: requestHeaders, ...(body !== undefined && { body: sent }) };
}
