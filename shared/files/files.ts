import 'server-only';
import { sep } from 'node:path';

/** A path with `/`, as addresses and messages have it. `separator` is what the system writes between folders. */
export function slashed(path: string, separator: string = sep): string {
  return path.split(separator).join('/');
}

/**
 * A source text as every parser here expects it: lines end in `\n`, and no byte order mark comes first. Editors on
 * Windows may write both.
 */
export function unixLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
