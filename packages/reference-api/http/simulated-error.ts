import type { Operation } from '../../../generated/operations';
import { badRequest, bare, notNow, type PlainResponse, toResponse } from './errors';

/** Errors that any server can return, beyond the documented ones. */
const SERVER_ERRORS = [429, 500, 502, 503, 504];

function createError(code: number, known: readonly PlainResponse[], instance: string): Response {
  // A text in braces stands for what was sent, and the request isn't read here.
  const own = known.find(({ status, body }) => status === code && !JSON.stringify(body).includes('{value}'));
  if (own) return toResponse(own);
  if (code === 400) return toResponse(badRequest('One or more errors occurred!'));
  if (code === 401) return bare(401, { 'WWW-Authenticate': 'Bearer' });
  // After these two, a client can repeat the request.
  if (code === 429) return notNow(429, 'There were too many requests.', instance, 1);
  if (code === 503) return notNow(503, 'The server is busy.', instance, 1);
  return bare(code);
}

/**
 * Returns the error that a request asks for with `Prefer: code`, without carrying the request out.
 * @param instance path of the request
 * @param known errors that the handler of the operation returns
 */
export function simulatedError(
  code: number,
  operation: Operation,
  instance: string,
  known: Readonly<Record<string, PlainResponse>> = {},
): Response {
  const documented = Object.keys(operation.responses).map(Number);
  const codes = [...new Set([...documented.filter((status) => status >= 400), ...SERVER_ERRORS])].sort();
  if (!codes.includes(code)) {
    const what = `Prefer: code=${code} is not an error of ${operation.operationId}`;
    return toResponse(badRequest(`${what}. Use one of ${codes.join(', ')}.`));
  }
  const response = createError(code, Object.values(known), instance);
  response.headers.set('Preference-Applied', `code=${code}`);
  return response;
}
