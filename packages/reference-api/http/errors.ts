import { exactText } from '../../../shared/http/json';
import { type FieldErrors, InvalidRequest, RequestError } from '../domain/errors';
import { DatabaseUnavailable } from '../domain/ports';

/** A response before it is written. Without a type it has no body. */
export interface PlainResponse {
  status: number;
  type?: string;
  body?: unknown;
}

const PROBLEM = 'application/problem+json';

/**
 * Creates a response with problem details.
 * @param section address of the status in the RFCs
 * @param instance path of the request
 */
function problem(status: number, section: string, title: string, detail: string, instance: string): Response {
  const type = `https://tools.ietf.org/html/${section}`;
  return toResponse({ status, type: PROBLEM, body: { type, title, status, detail, instance } });
}

/** Creates a successful response with a JSON body. */
export function json<Status extends 200 | 201, Body>(status: Status, body: Body) {
  return { status, type: 'application/json', body } as const;
}

/** Creates a 200 response with a body, or the error response if it is undefined. */
export function found<Body, Missing>(body: Body | undefined, missing: Missing) {
  return body === undefined ? missing : json(200, body);
}

/** Creates a 404 response with problem details. */
export function notFound<const Detail extends string>(detail: Detail) {
  const type = 'https://tools.ietf.org/html/rfc9110#section-15.5.5';
  return {
    status: 404,
    type: PROBLEM,
    body: { type, title: 'Resource not found.', status: 404, detail },
  } as const;
}

/** Creates a 400 response: broken rules if `errors` is filled, otherwise `message`. */
export function badRequest<const Message extends string>(message: Message, errors: FieldErrors = {}) {
  return { status: 400, type: PROBLEM, body: { statusCode: 400, message, errors } } as const;
}

/**
 * Creates the response to a call of an operation that only an Endatix server has.
 * @param operation its name, method and path
 * @param instance path of the request
 * @param allow methods of the path; undefined if the reference API doesn't have the path either
 */
export function onlyOnServer(operation: string, instance: string, allow: string | undefined): Response {
  const [status, section] = allow === undefined ? [404, 5] : [405, 6];
  const detail = `This is the reference API, which doesn't have ${operation}. Call it on an Endatix server.`;
  const place = `rfc9110#section-15.5.${section}`;
  const response = problem(status, place, 'Not in the reference API.', detail, instance);
  if (allow !== undefined) response.headers.set('Allow', allow);
  return response;
}

/**
 * Creates a 429 or 503 response with problem details: the server or its database is temporarily unavailable.
 * @param instance path of the request
 * @param retryAfter seconds
 */
export function notNow(status: 429 | 503, detail: string, instance: string, retryAfter?: number): Response {
  const [section, title] =
    status === 429
      ? ['rfc6585#section-4', 'Too many requests.']
      : ['rfc9110#section-15.6.4', 'Service unavailable.'];
  const response = problem(status, section, title, detail, instance);
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/** Creates a response without a body. */
export function bare(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Content-Length': '0' } });
}

/** Writes a response, JSON as UTF-8. */
export function toResponse({ status, type, body }: PlainResponse): Response {
  if (type === undefined) return bare(status);
  const headers = { 'Content-Type': type === 'application/json' ? `${type}; charset=utf-8` : type };
  return new Response(exactText(body), { status, headers });
}

/**
 * Creates the response for a failed request. Logs unexpected errors to the console.
 * @param instance path of the request
 */
export function failureResponse(error: unknown, instance: string): Response {
  if (error instanceof InvalidRequest) return toResponse(badRequest(error.message, error.errors));
  if (error instanceof DatabaseUnavailable)
    return notNow(503, `The database cannot serve: ${error.message}.`, instance, error.retryAfter);
  if (error instanceof RequestError) return bare(error.status);
  console.error(error);
  return bare(500);
}
