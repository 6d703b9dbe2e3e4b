import 'server-only';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Converts a path to forward slashes. */
export const slashed = (path: string): string => path.split(sep).join('/');

/** Normalizes a source text: line feeds and no byte order mark. Editors on Windows can write both. */
export function unixLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Returns the files below a folder with an ending, as sorted paths relative to it with `/`. */
export function filesBelow(folder: string, ending = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}
