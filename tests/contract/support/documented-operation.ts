import { type Operation, type OperationId, operations } from '@/generated/operations';

/** What the contract says of a method and an address: an operation, the methods that the path has, or nothing. */
export type Documented = { id: OperationId } | { allow: string[] } | undefined;

const ascii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const templates = Object.entries<Operation>(operations).map(([id, { path, method }]) => ({
  id: id as OperationId,
  method,
  segments: path.split('/').slice(1),
}));

const isParameter = (segment: string) => segment.startsWith('{');

/** For each segment 0 for a word and 1 for a parameter: the smaller text is the closer template. */
const rank = (segments: string[]) => segments.map((segment) => Number(isParameter(segment))).join('');

/**
 * Finds the operation that a request means, by the templates of the contract alone and by nothing of the server that is
 * tested: letters of either case, one slash at the end, a word before a parameter.
 */
export function documentedOperation(method: string, pathname: string): Documented {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decoded);
  const fits = ({ segments: template }: (typeof templates)[number]) =>
    template.length === segments.length &&
    template.every((part, index) => {
      const segment = segments[index] ?? '';
      if (segment === '' || segment.includes('/')) return false;
      return isParameter(part) || ascii(part) === ascii(segment);
    });
  const found = templates.filter(fits).sort((a, b) => rank(a.segments).localeCompare(rank(b.segments)));
  if (found.length === 0) return undefined;
  const own = found.find((template) => template.method === method);
  return own ? { id: own.id } : { allow: found.map((template) => template.method).sort() };
}
