import { TrieRouter } from 'hono/router/trie-router';
import { type Operation, type OperationId, operations } from '../../generated/operations';
import { foldCase } from '../domain/text';

/** An operation and where in the path its parameters stand. */
export interface Route {
  id: OperationId;
  operation: Operation;
  /** Position of each path parameter among the segments, from 0. */
  positions: Readonly<Record<string, number>>;
}

/** What a path and method lead to: an operation, a path that lacks the method, or nothing. */
export type Match = { route: Route } | { allow: string } | undefined;

/** Finds the operation for a method and the segments of a path. */
export type Router = (method: string, segments: readonly string[]) => Match;

/** Segments of a path, decoded; a slash at its end is ignored. Escapes that are no UTF-8 stay as sent. */
export function pathSegments(pathname: string): string[] {
  return pathname.replace(/\/$/, '').split('/').slice(1).map(decodeSegment);
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Puts a template with a word before one with a parameter in its place: where both fit a path, the first wins
 * ("by-token" over an id).
 */
function byWords(a: string, b: string): number {
  const [left, right] = [pathSegments(a), pathSegments(b)];
  for (const [index, segment] of left.entries()) {
    const difference = Number(segment.startsWith('{')) - Number(right[index]?.startsWith('{') ?? false);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isOperationId(id: string): id is OperationId {
  return id in operations;
}

/** Builds the route table from the contract. Paths match without regard to case. */
export function createRouter(): Router {
  const router = new TrieRouter<Route>();
  const ordered = Object.entries<Operation>(operations).sort(([, a], [, b]) => byWords(a.path, b.path));
  for (const [id, operation] of ordered) {
    if (!isOperationId(id)) continue;
    const segments = pathSegments(operation.path);
    const positions = Object.fromEntries(
      segments.flatMap((segment, index) => (segment.startsWith('{') ? [[segment.slice(1, -1), index]] : [])),
    );
    const template = `/${segments.map((segment) => segment.replace(/^\{(.*)\}$/, ':$1')).join('/')}`;
    router.add('ALL', template, { id, operation, positions });
  }

  return (method, segments) => {
    // An empty segment fits nothing, nor does one with an escaped slash: joined, it would read as two.
    if (segments.some((segment) => segment === '' || segment.includes('/'))) return undefined;
    const [matches] = router.match('ALL', foldCase(`/${segments.join('/')}`));
    const routes = matches.map(([route]) => route);
    const route = routes.find(({ operation }) => operation.method === method);
    if (route) return { route };
    return routes.length > 0
      ? { allow: routes.map(({ operation }) => operation.method).join(', ') }
      : undefined;
  };
}
