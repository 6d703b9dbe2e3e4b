import 'client-only';
import { type ConsoleCall, hasCallContent } from '../request/call';
import { redactCall } from '../request/redact';

/** Longest encoded request: browsers and chat programs cut longer addresses. */
const MAX_LENGTH = 8000;

/**
 * Encodes parameters and body of a call for an address, without secrets.
 * @throws an error when the result is too long for a link
 */
export function encodeCall(call: ConsoleCall): { code: string; removed: string[] } {
  const { call: safe, removed } = redactCall(call);
  const bytes = new TextEncoder().encode(JSON.stringify([safe.parameters, safe.body ?? null]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (code.length > MAX_LENGTH)
    throw new Error('The body is too long for a link: share it as a file or copy it as cURL.');
  return { code, removed };
}

/**
 * Decodes a shared call.
 * @throws an error when it is damaged
 */
export function decodeCall(operationId: string, code: string): ConsoleCall {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const [parameters, body] = Array.isArray(value) ? (value as unknown[]) : [];
    const call = { parameters, ...(body !== null && { body }) };
    // A crafted link must not carry secrets either.
    if (hasCallContent(call)) return redactCall({ ...call, operationId }).call;
  } catch {
    // Thrown below.
  }
  throw new Error(
    'The request in this link is damaged, possibly because the URL was cut off. Ask for a new link.',
  );
}
