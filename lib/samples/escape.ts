const hex4 = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Control characters, the two Unicode line ends and halves of surrogate pairs: unsafe inside source text. */
export const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes text for a literal of the C family between quotes of the given kind. */
export const escapeText = (text: string, quote: '"' | "'" | '`'): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(UNSAFE, (character) => SHORT[character] ?? hex4(character));
