import type { ShikiTransformer, ThemedToken } from 'shiki';
import type { Run } from './run';

/** Returns the tokens of a line as the fewest runs. */
export function getRuns(tokens: readonly Pick<ThemedToken, 'content' | 'color'>[], language: string): Run[];

/** Returns the numbers of the lines that a fence marks: `{1,3-5}` gives 1, 3, 4 and 5. */
export function markedLines(meta: string): Set<number>;

/**
 * Writes tokens as `<i class>` (strings, the most frequent, without class) and marked lines as `<mark>`,
 * `<ins>` or `<del>`. Plain text has no element.
 */
declare const codeTransformer: ShikiTransformer;
export default codeTransformer;
