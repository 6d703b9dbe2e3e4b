import type { Operation } from '../../generated/operations';
import { badRequest, tooManyRequests, unavailable } from './errors';
import { bare, type PlainAnswer, toResponse } from './respond';

/** Errors that any server can return, beyond those that the contract documents. */
const SERVER_ERRORS = [429, 500, 502, 503, 504];
/** Errors after which a client may send the same request again. */
const PASSING = [429, 503];

/** Errors that the handler of an operation returns, by their rule. */
export type HandlerErrors = Readonly<Record<string, PlainAnswer>>;

function errorOf(code: number, operation: Operation, handlerErrors: HandlerErrors): Response {
  // A text in braces stands for what was sent, and nothing is read here.
  const isWhole = ({ body }: PlainAnswer) => !JSON.stringify(body).includes('{value}');
  const known = Object.values(handlerErrors).find((one) => one.status === code && isWhole(one));
  if (known) return toResponse(known);
  if (operation.responses[code] && code === 400)
    return toResponse(badRequest('One or more errors occurred!'));
  if (code === 401) return bare(401, { 'WWW-Authenticate': 'Bearer' });
  if (code === 429) return toResponse(tooManyRequests('There were too many requests.'));
  if (code === 503) return toResponse(unavailable('The server is busy.'));
  return bare(code);
}

/** Returns the error that a request asks for with `Prefer: code`. The request is not carried out. */
export function simulatedError(
  code: number,
  operation: Operation,
  handlerErrors: HandlerErrors = {},
): Response {
  const documented = Object.keys(operation.responses).map(Number);
  const codes = [...new Set([...documented.filter((status) => status >= 400), ...SERVER_ERRORS])].sort();
  if (!codes.includes(code))
    return toResponse(
      badRequest(
        `Prefer: code=${code} is not an error of ${operation.operationId}. Use one of ${codes.join(', ')}.`,
      ),
    );
  const response = errorOf(code, operation, handlerErrors);
  response.headers.set('Preference-Applied', `code=${code}`);
  if (PASSING.includes(code)) response.headers.set('Retry-After', '1');
  return response;
}
