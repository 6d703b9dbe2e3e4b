import 'client-only';
import { type ApiOperation, operationGroups } from '@/lib/shared/openapi/operations';

/** Tags and operations whose text (summary, id, method, path, tag) holds every word of the filter, in any letter case. */
export function filterGroups(filter: string): typeof operationGroups {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return operationGroups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ id, method, path, operation }) => {
        const text = `${operation.summary} ${id} ${method} ${path} ${group.tag}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}

/** The operation that a filter means: the one of that id, else the first that is left. Undefined for an empty filter. */
export function bestMatch(groups: typeof operationGroups, filter: string): ApiOperation | undefined {
  const id = filter.trim().toLowerCase();
  if (id === '') return undefined;
  const left = groups.flatMap(({ operations }) => operations);
  return left.find((operation) => operation.id.toLowerCase() === id) ?? left[0];
}
