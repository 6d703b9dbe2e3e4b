/** A text, or an integer of so many digits that a double may not hold it. */
const textOrLongInteger = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Marks an integer that became a text; no answer of the API can hold it, which refuses U+0000. */
const MARK = '\u0000integer ';

/** Reads JSON with the platform's own parser; integers that a double cannot hold become `bigint`. */
export function parseExactJson(text: string): unknown {
  const marked = text.replace(textOrLongInteger, (found) =>
    found.startsWith('"') ? found : JSON.stringify(MARK + found),
  );
  return JSON.parse(marked, (_name, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
    const digits = value.slice(MARK.length);
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits);
  });
}
