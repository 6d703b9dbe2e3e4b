import type { ApiOperation } from '@/shared/contract/operations';
import type { ConsoleCall } from '../request/call';
import type { SwaggerSystem } from './system';

/** Reads the form of an operation, without empty values. */
export function readForm(system: SwaggerSystem, { id, path, method, parameters }: ApiOperation): ConsoleCall {
  const values = system.specSelectors.parameterValues([path, method]).toJS() as Record<string, unknown>;
  const filled = parameters.flatMap(({ name, in: place }): [string, string | string[]][] => {
    const value = values[`${place}.${name}`];
    if (value === undefined || value === null || value === '') return [];
    return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
  });
  const body = system.oas3Selectors.requestBodyValue(path, method);
  return {
    operationId: id,
    parameters: Object.fromEntries(filled),
    ...(typeof body === 'string' && { body }),
  };
}
