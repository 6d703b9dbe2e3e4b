import 'server-only';
import { sep } from 'node:path';

/** Converts a path to forward slashes. */
export const slashed = (path: string): string => path.split(sep).join('/');

/** Normalizes a source text: line feeds and no byte order mark. Editors on Windows can write both. */
export function unixLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
