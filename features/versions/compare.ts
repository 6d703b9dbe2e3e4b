import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument } from '@/shared/contract/types';

/** Properties for readers, which change neither requests nor responses. */
const prose = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'title',
  'tags',
  'servers',
]);

/** Below these keys, names belong to the API, not to OpenAPI. */
const named = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'paths', 'content']);

function withoutProse(value: unknown, isNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || !prose.has(name))
      .map(([name, child]) => [name, withoutProse(child, !isNames && named.has(name))]),
  );
}

/** Returns whether two contracts describe the same requests and responses. */
export function sameBehavior(one: OpenApiDocument, other: OpenApiDocument): boolean {
  return isDeepStrictEqual(withoutProse(one, false), withoutProse(other, false));
}
