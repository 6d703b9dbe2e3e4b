import { type Report, SandboxError } from './protocol';
import { sentences } from './sentences';

export type ResponseReport = Extract<Report, { type: 'response' }>;

/**
 * Reads what the worker gets.
 * @throws SandboxError if it can't be read; the reason of an aborted request
 */
export async function readAll(source: Request | Blob): Promise<ArrayBuffer> {
  try {
    return await source.arrayBuffer();
  } catch (cause) {
    if (source instanceof Request && source.signal.aborted) throw source.signal.reason;
    throw new SandboxError(sentences.unreadable, { cause });
  }
}

/** Returns the response that the worker reports. */
export function toResponse({ status, headers, body }: ResponseReport, url: string): Response {
  // Some statuses allow no body, not even an empty one.
  const response = new Response(body.byteLength === 0 ? null : body, { status, headers });
  // A constructed response has no URL, but callers of fetch can read it.
  return Object.defineProperty(response, 'url', { value: url });
}
