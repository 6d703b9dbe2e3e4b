import { matchPathEnd } from '../api/path-template';
import { type ApiOperation, apiOperations } from './operations';

/**
 * Finds the operation that a method and a path call, with its path parameters, whatever path base is before it.
 * Undefined when the contract has no such operation.
 */
export function findOperation(
  method: string,
  path: string,
): { operation: ApiOperation; parameters: Record<string, string> } | undefined {
  for (const operation of apiOperations) {
    if (operation.method.toUpperCase() !== method.toUpperCase()) continue;
    const parameters = matchPathEnd(operation.path, path);
    if (parameters) return { operation, parameters };
  }
  return undefined;
}
