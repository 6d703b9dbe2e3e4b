import 'client-only';
import { type ApiOperation, hasOptionalToken } from '@/shared/contract/operations';
import type { HttpRequest } from '@/shared/http/exchange';
import { buildPath, isSegment, type QueryValues } from '@/shared/http/path-template';

export interface ConsoleCall {
  operationId: string;
  /** Values by parameter name; lists for repeated query parameters. Without empty ones. */
  parameters: Record<string, string | string[]>;
  /** Left out where the operation has no body. */
  body?: string;
}

export class PathParamError extends Error {
  override readonly name = 'PathParamError';
  constructor(
    readonly parameter: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Checks whether an untrusted value has the parameters and body of a call. */
export function hasCallContent(value: unknown): value is Pick<ConsoleCall, 'parameters' | 'body'> {
  if (typeof value !== 'object' || value === null) return false;
  const { parameters, body } = value as Partial<ConsoleCall>;
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) return false;
  const isValue = (item: unknown) => isText(item) || (Array.isArray(item) && item.every(isText));
  return Object.values(parameters).every(isValue) && (body === undefined || isText(body));
}

/** Returns a single value; empty for a list. */
export const getText = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

const INTEGER = /^-?\d+$/;

/**
 * Checks path parameters against the contract.
 * @throws PathParamError naming the first that is missing or invalid
 */
export function checkPathParameters(
  { path, parameters: known }: ApiOperation,
  { parameters }: ConsoleCall,
): void {
  for (const { name, in: place, schema } of known) {
    if (place !== 'path') continue;
    const value = parameters[name];
    if (value === undefined || value === '')
      throw new PathParamError(name, `${name} is missing: ${path} cannot be called without it.`);
    if (!isSegment(String(value)))
      throw new PathParamError(name, `${name} is "${value}", which would change the path of the request.`);
    if (schema.type === 'integer' && !INTEGER.test(String(value)))
      throw new PathParamError(name, `${name} is "${value}", but it must be a whole number.`);
  }
}

/**
 * Returns the request of a call. Missing path parameters stay as `{{name}}`.
 * @param origin prefix of the path, without a slash at its end
 * @param accessToken bearer token, also where an operation takes one without needing it; null for none
 */
export function getRequest(
  operation: ApiOperation,
  call: ConsoleCall,
  origin: string,
  accessToken: string | null = '{{accessToken}}',
): HttpRequest {
  const { method, path, parameters, isProtected } = operation;
  const takesToken = accessToken !== null && (isProtected || hasOptionalToken(operation));
  const values = (place: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }) => [name, call.parameters[name]] as const);
  const pathValues = values('path').map(([name, value]) => [name, String(value || `{{${name}}}`)] as const);
  const query: QueryValues = Object.fromEntries(values('query'));
  return {
    method: method.toUpperCase(),
    url: origin + buildPath(path, Object.fromEntries(pathValues), query),
    headers: {
      ...(takesToken && { Authorization: `Bearer ${accessToken}` }),
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(call.body !== undefined && { body: call.body }),
  };
}
