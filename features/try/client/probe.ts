import 'client-only';
import { errorMessage } from '@/shared/error-message';
import { readProperties } from '@/shared/http/json';
import type { Send } from '@/shared/http/send';
import {
  corsBlocked,
  corsPart,
  type Explanation,
  hiddenResponse,
  NoResponseError,
  unreachable,
} from './explanations';

/** A GET without a token that changes nothing: no form has this id. */
const OPEN_PATH = '/api/forms/0/definition';
/** Takes any method without a token; its errors have CORS headers. */
const ANY_METHOD_PATH = '/api/forms/0/submissions/by-token/0';

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
    network(origin + path, { credentials: 'omit', cache: 'no-store', signal: init.signal, ...asked }).then(
      () => true,
      () => false,
    );
  if (!(await responds(OPEN_PATH)))
    return (await responds('/', { mode: 'no-cors' })) ? corsBlocked(origin, page) : unreachable(origin);
  const sent = new Headers(init.headers);
  for (const name of ['Authorization', 'Content-Type']) {
    const value = sent.get(name);
    if (value !== null && !(await responds(OPEN_PATH, { headers: { [name]: value } })))
      return corsPart(origin, page, 'header', name);
  }
  const method = init.method?.toUpperCase() ?? 'GET';
  const needsPreflight = ['PUT', 'PATCH', 'DELETE'].includes(method);
  if (needsPreflight && !(await responds(ANY_METHOD_PATH, { method })))
    return corsPart(origin, page, 'method', method);
  return hiddenResponse(origin, sent.has('Authorization'));
}

export type ProbeResult =
  | { kind: 'endatix' }
  | { kind: 'other'; status: number }
  | { kind: 'none'; explanation: Explanation };

/** Returns whether a body is the API's error about the ID 0. */
function isApiError(text: string): boolean {
  const { errors, status, title } = readProperties(text);
  return 'formId' in Object(errors) || (status === 404 && typeof title === 'string');
}

/**
 * Finds out what runs at an address with one GET that changes nothing. Rejects only when the signal is
 * aborted.
 * @param patience longest wait, in milliseconds
 */
export async function probeServer(
  origin: string,
  send: Send,
  signal: AbortSignal,
  patience = 10_000,
): Promise<ProbeResult> {
  const end = AbortSignal.timeout(patience);
  try {
    const init = { signal: AbortSignal.any([signal, end]), credentials: 'omit', cache: 'no-store' } as const;
    const response = await send(origin + OPEN_PATH, init);
    const text = (await response.text()).slice(0, 10_000);
    return isApiError(text) ? { kind: 'endatix' } : { kind: 'other', status: response.status };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoResponseError) return { kind: 'none', explanation: error.explanation };
    const cause = end.aborted
      ? `${origin} accepted the request but didn't respond within ${patience / 1000} seconds.`
      : errorMessage(error);
    const fix = 'Check that the server runs and responds to other programs.';
    return { kind: 'none', explanation: { cause, fix } };
  }
}
