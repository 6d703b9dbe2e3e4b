import { exactText } from '../../../shared/http/json';
import { type FieldErrors, InvalidRequest, RequestError } from '../domain/errors';
import { DatabaseUnavailable, type Slices } from '../domain/ports';

/** A response before it is written. Without a type it has no body. */
export interface PlainResponse {
  status: number;
  type?: string;
  body?: unknown;
}

const PROBLEM = 'application/problem+json';

/** A successful response with a JSON body. */
export function json<Status extends 200 | 201, Body>(status: Status, body: Body) {
  return { status, type: 'application/json', body } as const;
}

/** 200 with what was found, or the error response that says that there is nothing. */
export function found<Body, Missing>(body: Body | undefined, missing: Missing) {
  return body === undefined ? missing : json(200, body);
}

/** 404 with problem details; `detail` says what was not found. */
export function notFound<const Detail extends string>(detail: Detail) {
  const type = 'https://tools.ietf.org/html/rfc9110#section-15.5.5';
  return {
    status: 404,
    type: PROBLEM,
    body: { type, title: 'Resource not found.', status: 404, detail },
  } as const;
}

/** 400 with the error response: broken rules if `errors` is filled, otherwise the failure that `message` names. */
export function badRequest<const Message extends string>(message: Message, errors: FieldErrors = {}) {
  return { status: 400, type: PROBLEM, body: { statusCode: 400, message, errors } } as const;
}

/** 429 or 503 with problem details: the server or its database cannot serve at present. */
export function notNow(status: 429 | 503, detail: string, retryAfter?: number): Response {
  const [section, title] =
    status === 429
      ? ['rfc6585#section-4', 'Too many requests.']
      : ['rfc9110#section-15.6.4', 'Service unavailable.'];
  const type = `https://tools.ietf.org/html/${section}`;
  const response = toResponse({ status, type: PROBLEM, body: { type, title, status, detail } });
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/** A response without a body. */
export function bare(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Content-Length': '0' } });
}

function isSliced(body: unknown): body is Slices<unknown> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** The JSON text of a list, made slice by slice as it is sent: never is more than one of them in memory. */
function listStream(slices: Slices<unknown>): ReadableStream<Uint8Array> {
  const iterator = slices[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let before = '[';
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) {
          controller.enqueue(encoder.encode(before === '[' ? '[]' : ']'));
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(before + value.map(exactText).join(',')));
        before = ',';
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Writes a response. JSON goes out as UTF-8. */
export function toResponse({ status, type, body }: PlainResponse): Response {
  if (type === undefined) return bare(status);
  const headers = { 'Content-Type': type === 'application/json' ? `${type}; charset=utf-8` : type };
  return new Response(isSliced(body) ? listStream(body) : exactText(body), { status, headers });
}

/** The response to a request whose handling failed. What was not foreseen is reported on the console. */
export function failureResponse(error: unknown): Response {
  if (error instanceof InvalidRequest) return toResponse(badRequest(error.message, error.errors));
  if (error instanceof DatabaseUnavailable)
    return notNow(503, `The database cannot serve: ${error.message}.`, error.retryAfter);
  if (error instanceof RequestError) return bare(error.status);
  console.error(error);
  return bare(500);
}
