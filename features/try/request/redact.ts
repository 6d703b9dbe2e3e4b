import 'client-only';
import { allContract } from '@/shared/contract/all-operations';
import { requestBody } from '@/shared/contract/bodies';
import { resolve } from '@/shared/contract/resolve';
import type { SchemaObject } from '@/shared/contract/types';
import { isJson, prettyJson } from '@/shared/http/json';
import { JsonReader } from '@/shared/http/json-tokens';
import type { ConsoleCall } from './call';

/** A call without secrets, and the names of what was removed. */
export interface RedactedCall {
  call: ConsoleCall;
  removed: string[];
}

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

const isSecret = (name: string): boolean => {
  const plain = plainName(name);
  return secretNames.has(plain) || /(token|password|secret|authorization)$/.test(plain);
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

/** Removes the values of secret query parameters from addresses in a text. */
const redactAddress = (text: string, removed: string[]): string =>
  text.replace(/([?&#;])([^=&#?;\s]+)=([^&#\s"'\\]+)/g, (whole, mark: string, name: string) => {
    if (!isSecret(decodeText(name))) return whole;
    removed.push(decodeText(name));
    return `${mark}${name}=`;
  });

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes secrets from a text value: JSON in a string, and addresses. */
function redactText(text: string, removed: string[]): string {
  return /^\s*[[{"]/.test(text) && isJson(text) ? redactJson(text, removed) : redactAddress(text, removed);
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

/** Removes the values of every secret name from a call, wherever they are. */
export function redactCall(call: ConsoleCall): RedactedCall {
  const removed: string[] = [];
  const parameters = Object.fromEntries(
    Object.entries(call.parameters).flatMap(([name, value]) => {
      const isHidden = isSecret(name) || [value].flat().some(namesSecret);
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
