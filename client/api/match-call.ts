import 'client-only';
import { matchPathEnd } from '@/lib/api/path-template';
import { apiOperations } from '@/lib/contract/operations';
import type { ConsoleCall } from './call';

/**
 * Finds the operation that a request calls, and its parameters. The address may have any host and path base.
 * Null when the contract has no such operation.
 */
export function callOf(method: string, address: string, body?: string): ConsoleCall | null {
  const url = new URL(address, 'http://localhost');
  for (const operation of apiOperations) {
    if (operation.method.toUpperCase() !== method.toUpperCase()) continue;
    const parameters: ConsoleCall['parameters'] | null = matchPathEnd(operation.path, url.pathname);
    if (!parameters) continue;
    for (const { name, in: place, schema } of operation.parameters) {
      if (place !== 'query' || !url.searchParams.has(name)) continue;
      parameters[name] =
        schema.type === 'array' ? url.searchParams.getAll(name) : (url.searchParams.get(name) ?? '');
    }
    return { operationId: operation.id, parameters, ...(body !== undefined && { body }) };
  }
  return null;
}
