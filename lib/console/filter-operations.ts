import { operationGroups } from '@/lib/openapi/operations';

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
