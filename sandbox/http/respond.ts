import { DatabaseUnavailable } from '../domain/ports';
import { BodyTooLarge, badRequest, InvalidRequest, unavailable } from './errors';
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

/** Writes an answer. JSON goes out as UTF-8. */
export function toResponse({ status, type, body }: PlainAnswer): Response {
  if (type === undefined) return bare(status);
  const headers = { 'Content-Type': type === 'application/json' ? `${type}; charset=utf-8` : type };
  return new Response(toJson(body), { status, headers });
}

/** The answer to a request whose handling failed. What was not foreseen is reported on the console. */
export function failureAnswer(error: unknown): Response {
  if (error instanceof InvalidRequest) return toResponse(badRequest(error.message, error.errors));
  if (error instanceof BodyTooLarge) return bare(413);
  if (error instanceof DatabaseUnavailable) {
    return toResponse(unavailable(`The database cannot serve: ${error.message}.`));
  }
  console.error(error);
  return bare(500);
}
