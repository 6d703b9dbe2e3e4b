import 'client-only';
import type { Send } from '@/shared/http/send';
import { corsErrorResponse, corsPart, type Explanation, hiddenResponse, unreachable } from './explain';

/** A GET without a token that changes nothing: no form has this id. */
const OPEN_PATH = '/api/forms/0/definition';
/** Takes any method without a token; its errors have CORS headers. */
const ANY_METHOD_PATH = '/api/forms/0/submissions/by-token/0';
/** Headers that need a preflight. */
const REQUESTED_HEADERS = ['Authorization', 'Content-Type'];
/** Methods that need a preflight. */
const REQUESTED_METHODS = ['PUT', 'PATCH', 'DELETE'];

/**
 * Finds out why a server gave no readable response, by further requests: one without a token shows whether
 * origin, headers and method are allowed, one without CORS whether anything responds.
 * @param page origin of this page
 * @param init the request without a response
 */
export async function explainNoResponse(
  origin: string,
  page: string,
  network: Send,
  init: RequestInit = {},
): Promise<Explanation> {
  const responds = (path: string, asked: RequestInit = {}) =>
    network(origin + path, { credentials: 'omit', cache: 'no-store', ...asked }).then(
      () => true,
      () => false,
    );
  if (!(await responds(OPEN_PATH)))
    return (await responds('/', { mode: 'no-cors' })) ? corsErrorResponse(origin, page) : unreachable(origin);
  const sent = new Headers(init.headers);
  for (const name of REQUESTED_HEADERS) {
    const value = sent.get(name);
    if (value !== null && !(await responds(OPEN_PATH, { headers: { [name]: value } })))
      return corsPart(origin, page, 'header', name);
  }
  const method = init.method?.toUpperCase() ?? 'GET';
  if (REQUESTED_METHODS.includes(method) && !(await responds(ANY_METHOD_PATH, { method })))
    return corsPart(origin, page, 'method', method);
  return hiddenResponse(origin, sent.has('Authorization'));
}
