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

/** Returns the secrets of an operation by the contract: passwords and tokens. */
function getSecrets(operationId: string): { parameters: string[]; properties: string[] } {
  const operation = allContract.operation(operationId);
  const { document } = operation;
  const isToken = (name: string) => /token$/i.test(name);
  const body = requestBody(operation);
  const { properties = {} } = body ? resolve<SchemaObject>(document, body.schema) : ({} as SchemaObject);
  return {
    parameters: operation.parameters.map(({ name }) => name).filter(isToken),
    properties: Object.entries(properties)
      .filter(
        ([name, schema]) => isToken(name) || resolve<SchemaObject>(document, schema).format === 'password',
      )
      .map(([name]) => name),
  };
}

const LONGEST_NAME = 100;

/** Edits the text: parsing would change 64-bit numbers. */
function withoutProperties(body: string, properties: readonly string[], removed: string[]): string {
  const reader = new JsonReader(body);
  const parts: string[] = [];
  let copied = 0;
  let previous = '';
  while (reader.next()) {
    const isColon = reader.depth === 1 && reader.is(':');
    // Servers ignore the case of names.
    const secret = isColon && properties.find((name) => name.toLowerCase() === previous.toLowerCase());
    if (!secret) {
      const isName =
        reader.depth === 1 && reader.kind === 'string' && reader.end - reader.start < LONGEST_NAME;
      previous = isName ? (JSON.parse(reader.token) as string) : '';
      continue;
    }
    reader.next();
    const from = reader.start;
    while (reader.depth > 1) reader.next();
    if (['""', 'null'].includes(body.slice(from, reader.end))) continue;
    parts.push(body.slice(copied, from), '""');
    copied = reader.end;
    removed.push(secret);
  }
  return parts.join('') + body.slice(copied);
}

/** Removes passwords and tokens from a call. */
export function redactCall(call: ConsoleCall): RedactedCall {
  const { parameters: names, properties } = getSecrets(call.operationId);
  const removed = names.filter((name) => Object.hasOwn(call.parameters, name));
  const parameters = Object.fromEntries(
    Object.entries(call.parameters).filter(([name]) => !names.includes(name)),
  );
  const redact = (body: string) => {
    if (properties.length === 0) return body;
    if (isJson(body)) return withoutProperties(prettyJson(body), properties, removed);
    // Invalid JSON: the end of a secret is unknown.
    if (body.trim() !== '') removed.push('the whole body');
    return '';
  };
  return {
    call: { ...call, parameters, ...(call.body !== undefined && { body: redact(call.body) }) },
    removed: [...new Set(removed)],
  };
}
