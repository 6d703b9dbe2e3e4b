import { prettyJson } from '@/lib/shared/samples/json';
import type { ConsoleCall } from './call';

/** Members of a body and parameters whose values are never stored or shared. */
const SECRET = /password|token|secret|authorization|api-?key/i;

/** A call without its secrets, and the names of what was taken out. */
export interface RedactedCall {
  call: ConsoleCall;
  removed: string[];
}

const JSON_MEMBER = /("(?:[^"\\]|\\.)*")(\s*:\s*)("(?:[^"\\]|\\.)*"|-?[\d.eE+-]+|true|false|null)/g;

/** Works on the text, so that 64-bit numbers keep their digits and what is no JSON can be judged too. */
function redactBody(body: string, removed: string[]): string {
  try {
    JSON.parse(body);
  } catch {
    // Half-written JSON: whether a secret is in it cannot be told for sure.
    if (!SECRET.test(body)) return body;
    removed.push('the whole body');
    return '';
  }
  return body.replace(JSON_MEMBER, (member: string, quoted: string, colon: string, value: string) => {
    const name = String(JSON.parse(quoted));
    if (!SECRET.test(name) || value === 'null' || value === '""') return member;
    removed.push(name);
    return `${quoted}${colon}""`;
  });
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
