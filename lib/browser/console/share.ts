import 'client-only';
import type { ConsoleCall } from '../api/call';
import { redactCall } from '../api/redact';

/** A share link that cannot be read; the message says why. */
export class ShareLinkError extends Error {
  override readonly name = 'ShareLinkError';
}

/** Longest coded request: browsers and chat programs cut off longer addresses. */
const MAX_LENGTH = 8000;

/**
 * Codes parameters and body of a call for an address, secrets left out.
 * Throws ShareLinkError when that is too long for a link.
 */
export function encodeCall(call: ConsoleCall): { code: string; removed: string[] } {
  const { call: safe, removed } = redactCall(call);
  const bytes = new TextEncoder().encode(JSON.stringify([safe.parameters, safe.body ?? null]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (code.length > MAX_LENGTH)
    throw new ShareLinkError('The body is too long for a link: share it as a file or copy it as cURL.');
  return { code, removed };
}

function isParameters(value: unknown): value is ConsoleCall['parameters'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (item) =>
        typeof item === 'string' || (Array.isArray(item) && item.every((part) => typeof part === 'string')),
    )
  );
}

/** Reads what `encodeCall` wrote. Throws ShareLinkError when it is damaged. */
export function decodeCall(operationId: string, code: string): ConsoleCall {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (
      Array.isArray(value) &&
      isParameters(value[0]) &&
      (value[1] === null || typeof value[1] === 'string')
    ) {
      // A hand-made link must not smuggle in what ours never carries.
      const call = { operationId, parameters: value[0], ...(value[1] !== null && { body: value[1] }) };
      return redactCall(call).call;
    }
  } catch {
    // Told below.
  }
  throw new ShareLinkError(
    'The request in this link is damaged, perhaps because the address was cut off. Ask for the link again.',
  );
}
