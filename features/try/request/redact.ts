import 'client-only';
import { allContract } from '@/shared/contract/all-operations';
import { requestBody } from '@/shared/contract/bodies';
import { resolve } from '@/shared/contract/resolve';
import type { SchemaObject } from '@/shared/contract/types';
import { isJson, prettyJson } from '@/shared/http/json';
import { JsonReader } from '@/shared/http/json-tokens';
import type { ConsoleCall } from './call';

/** Returns a name as servers and readers may write it: without case, blanks and separators. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Names of secrets in the contracts: passwords, and parameters and properties that are tokens. */
const secretNames: ReadonlySet<string> = new Set(
  Object.values(allContract.document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, schema]) => 'format' in schema && schema.format === 'password')
      .map(([name]) => plainName(name)),
  ),
);

/** Names of secrets elsewhere, which readers paste with their own data. */
const USUAL =
  /(token|password|passphrase|passwd|pwd|secret|credential|(api|access|private|secret|subscription)key)s?$|authorization$/;

const isSecret = (name: string): boolean => {
  const plain = plainName(name);
  return secretNames.has(plain) || USUAL.test(plain);
};

/** Returns whether the contract has a secret in the body of an operation. */
function takesSecret(operationId: string): boolean {
  const operation = allContract.operation(operationId);
  const body = requestBody(operation);
  const schema = body && resolve<SchemaObject>(operation.document, body.schema);
  return Object.keys(schema?.properties ?? {}).some(isSecret);
}

/** A name before its value, in text that isn't JSON: `token=`, `"password" :`. */
const NAMED_VALUE = /([\p{L}\p{N}_. -]{1,60})["'\s\]\\]{0,20}[:=]/gu;

const unescapeUnicode = (text: string) =>
  text.replace(/\\u([\da-f]{4})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Returns whether a text that isn't JSON names a secret and its value, whose end is unknown. */
const namesSecret = (text: string): boolean =>
  [...unescapeUnicode(text).matchAll(NAMED_VALUE)].some(([, name = '']) => isSecret(name));

/**
 * A name before its value in addresses, forms and connection strings; inside of another value, such as the page
 * to return to, both are escaped, once or repeatedly. Names in braces are variables of a form.
 */
const PAIR =
  /(?:^|[?&#;,\s"'(]|%(?:25)*(?:3[bf]|2[36]))((?:(?!%(?:25)*(?:3[bdf]|2[36]))[^=&#?;,\s"'(){}]){1,100})(?:=|%((?:25)*)3d)/gi;

/** Returns a pattern for the value of a pair; `escapes` is how often its mark is escaped, undefined if not. */
const pairValue = (escapes: string | undefined): RegExp =>
  escapes === undefined
    ? /"[^"]*"|'[^']*'|[^&#\s"']*/y
    : new RegExp(`(?:(?!%${escapes}(?:26|23))[^&#\\s"'])*`, 'iy');

/** The credentials in front of a host and in a header, and the token in the path of a submission. */
const PLACES: readonly [name: string, pattern: RegExp][] = [
  ['password', /(\/\/[^\s/?#@:]*:)[^\s/?#@]+(?=@)/g],
  ['Authorization', /(\bauthorization["']?\s*:\s*["']?(?:bearer|basic)\s+)[^\s"']+/gi],
  ['submissionToken', /(\/by-token\/)[^\s/?#"'{}]+/g],
];

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the values of secret names from addresses, forms and headers in a text. */
function redactPairs(text: string, removed: string[]): string {
  const parts: string[] = [];
  let copied = 0;
  for (const { 0: whole, 1: escaped = '', 2: escapes, index } of /=|3d/i.test(text)
    ? text.matchAll(PAIR)
    : []) {
    const name = decodeText(escaped);
    const from = index + whole.length;
    if (index < copied || !isSecret(name)) continue;
    const value = pairValue(escapes);
    value.lastIndex = from;
    const length = value.exec(text)?.[0].length ?? 0;
    if (length === 0) continue;
    parts.push(text.slice(copied, from));
    copied = from + length;
    removed.push(name);
  }
  return PLACES.reduce(
    (rest, [name, pattern]) =>
      rest.replace(pattern, (_whole, before: string) => {
        removed.push(name);
        return before;
      }),
    parts.join('') + text.slice(copied),
  );
}

/** JSON with a mistake; a sentence can begin with a variable in braces. */
const DAMAGED_JSON = /^\s*[[{][\s[{]*["']/;

/** Removes secrets from a text value: JSON in a string, and pairs. */
function redactText(value: string, removed: string[]): string {
  const text = value.replace(/^\ufeff/, '');
  if (/^\s*[[{"]/.test(text) && isJson(text)) {
    const clean = redactJson(text, removed);
    return clean === text ? value : clean;
  }
  if (!DAMAGED_JSON.test(text) || !namesSecret(text)) return redactPairs(value, removed);
  removed.push('a damaged text');
  return '';
}

/** Empties the values of secret names at any depth. Edits the text: parsing would change 64-bit numbers. */
function redactJson(body: string, removed: string[]): string {
  const reader = new JsonReader(body);
  const parts: string[] = [];
  let copied = 0;
  let name: string | undefined;
  const replace = (from: number, value: string) => {
    parts.push(body.slice(copied, from), value);
    copied = reader.end;
  };
  while (reader.next()) {
    if (reader.kind === 'string') {
      const text = JSON.parse(reader.token) as string;
      const clean = redactText(text, removed);
      if (clean !== text) replace(reader.start, JSON.stringify(clean));
      name = text;
    } else if (reader.is(':') && name !== undefined && isSecret(name)) {
      const depth = reader.depth;
      reader.next();
      const from = reader.start;
      while (reader.depth > depth) reader.next();
      if (['""', 'null'].includes(body.slice(from, reader.end))) continue;
      replace(from, '""');
      removed.push(name.trim());
    }
  }
  return parts.join('') + body.slice(copied);
}

/**
 * Removes the values of every secret name from a call, wherever they are.
 * @returns the call, and the names of what was removed
 */
export function redactCall(call: ConsoleCall): { call: ConsoleCall; removed: string[] } {
  const removed: string[] = [];
  const parameters = Object.fromEntries(
    Object.entries(call.parameters).flatMap(([name, value]) => {
      const isHidden =
        isSecret(name) || [value].flat().some((text) => namesSecret(text) || redactText(text, []) !== text);
      if (isHidden) removed.push(name);
      return isHidden ? [] : [[name, value] as const];
    }),
  );
  const redact = (body: string) => {
    if (isJson(body)) {
      const clean = redactJson(body, removed);
      return clean === body ? body : prettyJson(clean);
    }
    if (body.trim() === '' || !(takesSecret(call.operationId) || namesSecret(body))) return body;
    removed.push('the whole body');
    return '';
  };
  return {
    call: { ...call, parameters, ...(call.body !== undefined && { body: redact(call.body) }) },
    removed: [...new Set(removed)],
  };
}
