import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const BUILT_IN_NOT_FOUND =
  'Next puts its own not-found screen into the payload of each page, as the first item of an array named "notFound".';

const title = '404: This page could not be found.';

const marker = `"notFound":[[["$","title",null,{"children":"${title}"}]`;

/** Index behind the JSON array that starts at `start`; -1 when it does not end. */
function endOfArray(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index];
    if (quoted) {
      if (char === '\\') index += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[') depth += 1;
    else if (char === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/**
 * Removes Next's built-in not-found screen from a payload, wherever it stands: a second copy refers to parts of the
 * first and would be left with references into nothing. An export never shows it (hosts serve 404.html), but each
 * page carries it with its inline styles. Throws when the screen is there in another shape.
 */
export function dropBuiltInNotFound(payload: string): string {
  const shorter = dropFirst(payload);
  if (shorter !== payload) return dropBuiltInNotFound(shorter);
  if (payload.includes(title))
    throw new BrokenAssumption(
      BUILT_IN_NOT_FOUND,
      'the screen stands somewhere else.',
      'next/built-in-not-found.ts',
    );
  return payload;
}

function dropFirst(payload: string): string {
  const found = payload.indexOf(marker);
  if (found < 0) return payload;
  const start = payload.indexOf('[', found);
  const end = endOfArray(payload, start);
  return end < 0 ? payload : `${payload.slice(0, start)}"$undefined"${payload.slice(end)}`;
}
