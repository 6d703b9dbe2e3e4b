import { consoleBodies } from '@/features/try/request/safe-bodies';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { isRef, resolve } from '@/shared/contract/resolve';
import type { OperationObject } from '@/shared/contract/types';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';

/** Splits a description: the first sentence is in the row, the rest above the form. */
export function splitAbout(description = '') {
  const end = /\.(?=\s)/.exec(description)?.index ?? description.length;
  return { lead: description.slice(0, end + 1), rest: description.slice(end + 1).trim() };
}

/** Replaces the first example of a request body where executing it would do harm. */
function safeBody({ operationId = '', requestBody }: OperationObject): OperationObject['requestBody'] {
  const value = consoleBodies[operationId];
  if (!value || !requestBody) return requestBody;
  const content = Object.entries(requestBody.content).map(([type, media]) => {
    const [[name, example] = ['example', {}], ...others] = Object.entries(media.examples ?? {});
    const summary = operationId === 'changePassword' ? { summary: 'The same password again' } : {};
    const first = [name, { ...example, ...summary, value }] as const;
    return [type, { ...media, examples: Object.fromEntries([first, ...others]) }];
  });
  return { ...requestBody, content: Object.fromEntries(content) };
}

/**
 * Returns a part of the contract with its references resolved. Swagger UI reads the name of a schema from `$$ref`.
 */
function inPlace(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPlace);
  if (typeof value !== 'object' || value === null) return value;
  if (isRef(value)) {
    const { document } = allContract;
    return { ...(inPlace(resolve(document, value)) as object), $$ref: value.$ref };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlace(part)]));
}

/**
 * Returns an operation as Swagger UI needs it for its form. Examples of parameters are left out: Swagger UI
 * would fill in IDs that do not exist.
 */
export function formSpec({ operation, parameters }: ApiOperation) {
  const { operationId, description } = operation;
  const requestBody = safeBody(operation);
  return {
    operationId,
    description: splitAbout(description).rest,
    parameters: parameters.map(({ example: _example, ...parameter }) => inPlace(parameter)),
    // A key without a value counts as a body.
    ...(requestBody && { requestBody: inPlace(requestBody) as typeof requestBody }),
    responses: {},
  };
}

/** Returns the specification that Swagger UI starts with: operations are added as their rows open. */
export const consoleSpec = () => ({
  openapi: '3.0.3',
  info: { title: '', version: '' },
  servers: [{ url: REFERENCE_ORIGIN }],
  paths: {},
});
