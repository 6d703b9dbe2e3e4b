import 'client-only';
import { findOperation } from '@/lib/contract/find-operation';
import type { ConsoleCall } from './call';

/**
 * Finds the operation that a request calls, and its parameters. The address may have any host and path base.
 * Null when the contract has no such operation.
 */
export function callOf(method: string, address: string, body?: string): ConsoleCall | null {
  const url = new URL(address, 'http://localhost');
  const found = findOperation(method, url.pathname);
  if (!found) return null;
  const parameters: ConsoleCall['parameters'] = found.parameters;
  for (const { name, in: place, schema } of found.operation.parameters) {
    if (place !== 'query' || !url.searchParams.has(name)) continue;
    parameters[name] =
      schema.type === 'array' ? url.searchParams.getAll(name) : (url.searchParams.get(name) ?? '');
  }
  return { operationId: found.operation.id, parameters, ...(body !== undefined && { body }) };
}
