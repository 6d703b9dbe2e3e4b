import { type Operation, operations } from '../../../generated/operations';
import { serverOperations } from '../../../generated/server-operations';
import { parameterName, pathSegments } from '../../../shared/http/path-template';
import { foldCase } from '../domain/text';
import type { OperationId } from './contract';

/** Result of routing: an operation, a path without the method, or nothing. */
type Match =
  | { id: OperationId; operation: Operation; path: Readonly<Record<string, string>> }
  | { allow: string }
  | undefined;

const routes = Object.entries<Operation>(operations)
  .map(([id, operation]) => {
    const segments = pathSegments(operation.path);
    // 0 for a word and 1 for a parameter per segment: of two matching templates, the one with the word wins.
    const rank = segments.map((segment) => (parameterName(segment) === undefined ? 0 : 1)).join('');
    return { id: id as OperationId, operation, segments, rank };
  })
  .sort((a, b) => a.rank.localeCompare(b.rank));

const fits = (template: readonly string[], sent: readonly string[]): boolean =>
  template.length === sent.length &&
  template.every((segment, index) => parameterName(segment) !== undefined || segment === sent[index]);

/** Finds the operation for a method and the segments of a path, ignoring case. */
export function findOperation(method: string, sent: readonly string[]): Match {
  // An empty segment matches nothing, nor does one with an escaped slash.
  if (sent.some((segment) => segment === '' || segment.includes('/'))) return undefined;
  const folded = sent.map(foldCase);
  const fitting = routes.filter(({ segments }) => fits(segments, folded));
  const route = fitting.find(({ operation }) => operation.method === method);
  if (!route) {
    const methods = fitting.map(({ operation }) => operation.method);
    return methods.length > 0 ? { allow: methods.join(', ') } : undefined;
  }
  const values = route.segments.flatMap((segment, index) => {
    const name = parameterName(segment);
    return name === undefined ? [] : [[name, sent[index] ?? '']];
  });
  return { id: route.id, operation: route.operation, path: Object.fromEntries(values) };
}

const serverRoutes = serverOperations.map((operation) => ({
  ...operation,
  segments: pathSegments(operation.path),
}));

/** Finds an operation that only an Endatix server has. Returns its name, method and path; undefined without one. */
export function findServerOperation(method: string, sent: readonly string[]): string | undefined {
  const folded = sent.map(foldCase);
  const route = serverRoutes.find((one) => one.method === method && fits(one.segments, folded));
  return route && `the operation ${route.operationId} (${method} ${route.path})`;
}
