/** Number of characters at either end of a text in its key. */
const END = 64;

/**
 * Returns SQL for the key of a text in an index: an index entry can't be as long as a text. Texts of up to
 * 128 characters have unique keys.
 */
export const textKeySql = (column: string): string =>
  `(CAST(LENGTH(${column}) AS TEXT) || SUBSTR(${column}, 1, ${END}) ||
    CASE WHEN LENGTH(${column}) > ${END} THEN SUBSTR(${column}, LENGTH(${column}) - ${END - 1}) ELSE '' END)`;

/** Returns the key of a text, and whether it is unique. */
export function textKey(text: string): { key: string; isUnique: boolean } {
  const characters = [...text];
  const start = characters.slice(0, END).join('');
  const end = characters.length > END ? characters.slice(-END).join('') : '';
  return { key: `${characters.length}${start}${end}`, isUnique: characters.length <= 2 * END };
}

/** Compares texts by code points, which is the order of their UTF-8 bytes; for `sort`. */
export function compareCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}
