/** Characters at either end of a text that its key holds. */
const END = 64;

/**
 * The key by which an index holds a text, as SQL: an index takes no entry as long as an answer may be. Texts of up
 * to 128 characters have one key each.
 */
export const textKeySql = (column: string): string =>
  `(CAST(LENGTH(${column}) AS TEXT) || SUBSTR(${column}, 1, ${END}) ||
    CASE WHEN LENGTH(${column}) > ${END} THEN SUBSTR(${column}, LENGTH(${column}) - ${END - 1}) ELSE '' END)`;

/** The key of a text, and whether no other text has it. */
export function textKey(text: string): { key: string; isUnique: boolean } {
  const characters = [...text];
  const start = characters.slice(0, END).join('');
  const end = characters.length > END ? characters.slice(-END).join('') : '';
  return { key: `${characters.length}${start}${end}`, isUnique: characters.length <= 2 * END };
}
