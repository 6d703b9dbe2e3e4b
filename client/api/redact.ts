import 'client-only';
import { isJson, prettyJson } from '@/lib/api/json';
import { jsonTokens } from '@/lib/api/json-tokens';
import type { ConsoleCall } from './call';

/** Properties of a body and parameters whose values are never stored or shared. */
const SECRET = /password|token|secret|authorization|api-?key/i;

/** Longer texts are no names of properties. */
const LONGEST_NAME = 1000;

/** A call without its secrets, and the names of what was taken out. */
export interface RedactedCall {
  call: ConsoleCall;
  removed: string[];
}

/** Works on the text, so that 64-bit numbers keep their digits and what is no JSON can be judged too. */
function redactBody(body: string, removed: string[]): string {
  if (!isJson(body)) {
    // Half-written or too deep: whether a secret is in it cannot be told for sure.
    if (!SECRET.test(body)) return body;
    removed.push('the whole body');
    return '';
  }
  const parts: string[] = [];
  let copied = 0;
  let previous: string | undefined;
  let secret: string | undefined;
  for (const { kind, start, end } of jsonTokens(body)) {
    const isColon = kind === 'punctuation' && body[start] === ':';
    if (isColon && previous !== undefined && SECRET.test(previous)) secret = previous;
    else if (secret !== undefined) {
      const isEmpty = kind === 'punctuation' || body.startsWith('null', start) || end - start === 2;
      if (!isEmpty) {
        parts.push(body.slice(copied, start), '""');
        copied = end;
        removed.push(secret);
      }
      secret = undefined;
    }
    previous =
      kind === 'string' && end - start <= LONGEST_NAME ? JSON.parse(body.slice(start, end)) : undefined;
  }
  return parts.join('') + body.slice(copied);
}

/** Takes passwords and tokens out of a call. Headers are not part of a call at all. */
export function redactCall(call: ConsoleCall): RedactedCall {
  const removed: string[] = [];
  const parameters = Object.fromEntries(
    Object.entries(call.parameters).filter(([name]) => {
      if (SECRET.test(name)) removed.push(name);
      return !SECRET.test(name);
    }),
  );
  const body = call.body === undefined ? undefined : redactBody(prettyJson(call.body), removed);
  return {
    call: { ...call, parameters, ...(body !== undefined && { body }) },
    removed: [...new Set(removed)],
  };
}
