/** What a token of JSON text is; `other` is whatever stands outside of JSON's grammar. */
export type JsonTokenKind = 'string' | 'number' | 'word' | 'punctuation' | 'other';

/** A piece of JSON text, without the blanks around it. */
export interface JsonToken {
  kind: JsonTokenKind;
  start: number;
  /** Index after its last character. */
  end: number;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isPunctuation = (character: string) => '{}[],:'.includes(character);

/** End of the string that starts at a quote; the end of the text when the quote is never closed. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/** Deepest nesting of objects and arrays that is read, as in the API. */
export const MAX_DEPTH = 64;

/** Returns the index of the bracket with which a text nests deeper than MAX_DEPTH; undefined when none does. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) index = endOfString(text, index) - 1;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > MAX_DEPTH) return index;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return undefined;
}

function endOfBare(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length) {
    const character = text.charAt(end);
    if (character === '"' || isPunctuation(character) || isBlank(text.charCodeAt(end))) break;
    end += 1;
  }
  return end;
}

const kindOfBare = (text: string): JsonTokenKind => {
  if (/^-?\d/.test(text)) return 'number';
  return text === 'true' || text === 'false' || text === 'null' ? 'word' : 'other';
};

/**
 * Splits JSON text into its tokens. A loop, not a regular expression: texts of many megabytes in one string must not
 * overflow a stack. Never throws; text that is no JSON gives tokens as well.
 */
export function* jsonTokens(text: string): Generator<JsonToken, void> {
  let start = 0;
  while (start < text.length) {
    const character = text.charAt(start);
    if (isBlank(text.charCodeAt(start))) {
      start += 1;
      continue;
    }
    let end = start + 1;
    let kind: JsonTokenKind = 'punctuation';
    if (character === '"') {
      end = endOfString(text, start);
      kind = 'string';
    } else if (!isPunctuation(character)) {
      end = endOfBare(text, start);
      // A long run without blanks is no number and no word.
      kind = end - start > 400 ? 'other' : kindOfBare(text.slice(start, end));
    }
    yield { kind, start, end };
    start = end;
  }
}
