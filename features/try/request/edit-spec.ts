import { errorMessage } from '@/shared/error-message';
import { parseExact } from '@/shared/http/json';
import { buildPath, isSegment } from '@/shared/http/path-template';
import { placeholdersIn } from '../samples/placeholders';
import type { ExampleSpec, RunParameter } from './types';

/** `kind` is the key of the sentence that the other values complete. */
type EditError = { kind: 'empty'; name: string } | { kind: 'badBody'; reason: string };

/**
 * Applies the reader's edits to a request. `{{names}}` that the request lacks stay text. Empty query parameters
 * are omitted. Returns an error for an invalid path parameter or a body that isn't valid JSON.
 * @param template path of the operation with its braces
 */
export function editSpec(
  spec: ExampleSpec,
  template: string,
  parameters: readonly RunParameter[],
  values: Readonly<Record<string, string>>,
  body: string,
): ExampleSpec | EditError {
  const path: Record<string, string> = {};
  const query: Record<string, string | string[]> = {};
  for (const { name, place, isList } of parameters) {
    const text = values[name]?.trim() ?? '';
    if (place === 'path' && !isSegment(text)) return { kind: 'empty', name };
    if (place === 'path') path[name] = text;
    else if (text) query[name] = isList ? text.split('\n').filter((line) => line.trim() !== '') : text;
  }
  const edited = { ...spec, path: buildPath(template, path, query) };
  if (spec.body === undefined) return edited;
  try {
    // Other names in braces are text of the reader.
    return { ...edited, body: parseExact(body), fills: placeholdersIn(spec.body) };
  } catch (error) {
    return { kind: 'badBody', reason: errorMessage(error) };
  }
}
