import { apiOperations } from '@/lib/shared/openapi/operations';
import type { ConsoleCall } from './call';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Anchored at the end only: a path base may stand before. */
const known = apiOperations.map((operation) => {
  const names: string[] = [];
  const source = operation.path
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return literal(part);
      names.push(part.slice(1, -1));
      return '([^/]+)';
    })
    .join('');
  return { operation, names, pattern: new RegExp(`${source}$`) };
});

/**
 * Finds the operation that a request calls, and its parameters. The address may have any host and path base.
 * Null when the contract has no such operation.
 */
export function callOf(method: string, address: string, body?: string): ConsoleCall | null {
  const url = new URL(address, 'http://localhost');
  for (const { operation, names, pattern } of known) {
    if (operation.method.toUpperCase() !== method.toUpperCase()) continue;
    const found = pattern.exec(url.pathname);
    if (!found) continue;
    const parameters: ConsoleCall['parameters'] = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
    );
    for (const { name, in: place, schema } of operation.parameters) {
      if (place !== 'query' || !url.searchParams.has(name)) continue;
      parameters[name] =
        schema.type === 'array' ? url.searchParams.getAll(name) : (url.searchParams.get(name) ?? '');
    }
    return { operationId: operation.id, parameters, ...(body !== undefined && { body }) };
  }
  return null;
}
