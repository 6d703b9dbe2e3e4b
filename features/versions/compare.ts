import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument } from '@/shared/contract/types';

/** Properties of a contract for readers only, which change neither requests nor responses. */
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

/** Below these, names are those of the API, not of OpenAPI. */
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

/** True when two contracts ask for the same requests and promise the same responses, in whatever words. */
export function sameBehavior(one: OpenApiDocument, other: OpenApiDocument): boolean {
  return isDeepStrictEqual(withoutProse(one, false), withoutProse(other, false));
}
