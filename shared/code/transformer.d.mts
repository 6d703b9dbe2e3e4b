import type { ShikiTransformer, ThemedToken } from 'shiki';
import type { Run } from './run';

/** The tokens of a line in a language as the fewest runs that show the same colors. */
export function getRuns(tokens: readonly Pick<ThemedToken, 'content' | 'color'>[], language: string): Run[];

/** Numbers of the lines that a fence marks: `{1,3-5}` gives 1, 3, 4 and 5. */
export function markedLines(meta: string): Set<number>;

/** Writes tokens as `<i class>`, strings, the most of them, without the class, and marked lines as `<mark>`, `<ins>` or `<del>`, with nothing around plain text, all in one `<span>`. */
declare const codeTransformer: ShikiTransformer;
export default codeTransformer;
