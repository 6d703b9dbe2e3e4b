import 'client-only';
import type { ApiOperation } from '@/shared/contract/operations';
import { isSegment } from '@/shared/http/path-template';

export interface ConsoleCall {
  operationId: string;
  /** Values by parameter name; lists for repeated query parameters. Without empty ones. */
  parameters: Record<string, string | string[]>;
  /** Left out where the operation has no body. */
  body?: string;
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

const INTEGER = /^-?\d+$/;

/**
 * Checks path parameters against the contract.
 * @throws RangeError naming the first that is missing or invalid
 */
export function checkPathParameters(
  { path, parameters: known }: ApiOperation,
  { parameters }: Pick<ConsoleCall, 'parameters'>,
): void {
  for (const { name, in: place, schema } of known) {
    if (place !== 'path') continue;
    const value = parameters[name];
    if (value === undefined || value === '')
      throw new RangeError(`${name} is missing: ${path} cannot be called without it.`);
    if (!isSegment(String(value)))
      throw new RangeError(`${name} is "${value}", which would change the path of the request.`);
    if (schema.type === 'integer' && !INTEGER.test(String(value)))
      throw new RangeError(`${name} is "${value}", but it must be a whole number.`);
  }
}
