import { LineCounter, parseDocument } from 'yaml';
import { errorMessage } from '@/lib/error-message';

/** A problem in openapi.json, described in one sentence with its place and how to fix it. */
export class ContractError extends Error {
  override name = 'ContractError';
}

const unescapeSegment = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');
export const escapeSegment = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Line (from 1) of the value at a JSON pointer, or of its nearest existing ancestor. */
function lineOf(text: string, pointer: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = pointer
    .split('/')
    .slice(1)
    .map(unescapeSegment)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  for (let length = path.length; length > 0; length--) {
    const keep = path.slice(0, length);
    // Numeric keys are property names under "responses" and indexes in lists: try both.
    const node = document.getIn(keep, true) ?? document.getIn(keep.map(String), true);
    const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** Returns the error for a problem at a JSON pointer of the file. `fix` says what to do about it. */
export function faultAt(file: string, text: string, pointer: string, what: string, fix: string) {
  return new ContractError(`${file} line ${lineOf(text, pointer)}, at ${pointer}: ${what}; ${fix}.`);
}

/** Error for text that is not JSON, with the line the parser stopped at. */
export function syntaxError(file: string, text: string, cause: unknown): ContractError {
  const message = errorMessage(cause);
  const position = /at position (\d+)/.exec(message)?.[1];
  const line =
    position === undefined
      ? parseDocument(text).errors[0]?.linePos?.[0].line
      : text.slice(0, Number(position)).split('\n').length;
  const where = line === undefined ? file : `${file} line ${line}`;
  return new ContractError(`${where}: the file is not valid JSON (${message}); correct the syntax there.`);
}
