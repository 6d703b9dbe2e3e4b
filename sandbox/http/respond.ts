import { DatabaseUnavailable } from '../domain/ports';
import { ClientGone, Overloaded, TooManyAttempts } from '../domain/refusals';
import type { Slices } from '../domain/wire';
import {
  BodyTooLarge,
  BodyTooSlow,
  badRequest,
  InvalidRequest,
  tooManyRequests,
  unavailable,
} from './errors';
import { toJson } from './json-writer';

/** An answer before it is written. Without a type it has no body. */
export interface PlainAnswer {
  status: number;
  type?: string;
  body?: unknown;
}

/** An answer without a body. */
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
        controller.enqueue(encoder.encode(before + value.map(toJson).join(',')));
        before = ',';
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Writes an answer. JSON goes out as UTF-8. */
export function toResponse({ status, type, body }: PlainAnswer): Response {
  if (type === undefined) return bare(status);
  const headers = { 'Content-Type': type === 'application/json' ? `${type}; charset=utf-8` : type };
  return new Response(isSliced(body) ? listStream(body) : toJson(body), { status, headers });
}

/** An answer that says after how many seconds another attempt makes sense, where that is known. */
function retryLater(answer: PlainAnswer, seconds: number | undefined): Response {
  const response = toResponse(answer);
  if (seconds !== undefined) response.headers.set('Retry-After', String(seconds));
  return response;
}

/** The answer to a request whose handling failed. What was not foreseen is reported on the console. */
export function failureAnswer(error: unknown): Response {
  if (error instanceof InvalidRequest) return toResponse(badRequest(error.message, error.errors));
  if (error instanceof BodyTooLarge) return bare(413);
  if (error instanceof BodyTooSlow) return bare(408, { Connection: 'close' });
  if (error instanceof DatabaseUnavailable) {
    return retryLater(unavailable(`The database cannot serve: ${error.message}.`), error.retryAfter);
  }
  if (error instanceof Overloaded) {
    return retryLater(unavailable(`The server is busy: ${error.message}.`), error.retryAfter);
  }
  if (error instanceof TooManyAttempts) {
    const detail = `${error.message}. Try again in ${error.retryAfter} s.`;
    return retryLater(tooManyRequests(detail), error.retryAfter);
  }
  if (error instanceof ClientGone) return bare(400);
  console.error(error);
  return bare(500);
}
