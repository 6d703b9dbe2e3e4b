import { jsonTokens, MAX_DEPTH, tooDeepAt } from './json-tokens';

/** A JSON value with integers of any size: those beyond 2^53 are `bigint`. */
export type ExactJson =
  | null
  | boolean
  | number
  | bigint
  | string
  | ExactJson[]
  | { [name: string]: ExactJson };

/**
 * Reads JSON as JSON.parse does. Throws a SyntaxError for text that is not JSON, and for text that nests deeper than 64
 * levels before reading it: what goes through such a value would take seconds, or overflow the stack.
 */
export function parseJson(text: string): unknown {
  const position = tooDeepAt(text);
  if (position === undefined) return JSON.parse(text);
  throw new SyntaxError(`Nested deeper than ${MAX_DEPTH} levels at position ${position}`);
}

/** Whether `parseJson` reads the text. */
export function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Indents JSON text by two blanks without reading its numbers, so that 64-bit ids keep all digits.
 * Text that is not JSON, or nested too deeply, comes back unchanged.
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  const parts: string[] = [];
  let depth = 0;
  let opened = false;
  const newline = () => parts.push('\n', '  '.repeat(depth));
  for (const { kind, start, end } of jsonTokens(text)) {
    const token = text.slice(start, end);
    const isClosing = kind === 'punctuation' && (token === '}' || token === ']');
    if (isClosing) depth -= 1;
    if (opened !== isClosing && (opened || isClosing)) newline();
    opened = kind === 'punctuation' && (token === '{' || token === '[');
    if (opened) depth += 1;
    parts.push(token);
    if (kind !== 'punctuation') continue;
    if (token === ',') newline();
    else if (token === ':') parts.push(' ');
  }
  return parts.join('');
}

function scalar(token: string): ExactJson {
  if (/^-?\d+$/.test(token)) {
    const number = Number(token);
    return Number.isSafeInteger(number) ? number : BigInt(token);
  }
  return JSON.parse(token) as ExactJson;
}

/** Sets a member as JSON.parse does: `__proto__` is a name like any other. */
function setMember(target: { [name: string]: ExactJson }, name: string, value: ExactJson): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Reads JSON with integers beyond 2^53 as `bigint`: a double cannot hold every one of them. Throws a SyntaxError as
 * `parseJson` does.
 */
export function parseExact(text: string): ExactJson {
  parseJson(text);
  const open: { container: ExactJson[] | { [name: string]: ExactJson }; name?: string }[] = [];
  let result: ExactJson = null;
  const put = (value: ExactJson) => {
    const top = open.at(-1);
    if (!top) result = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else if (top.name !== undefined) {
      setMember(top.container, top.name, value);
      delete top.name;
    }
  };
  for (const { kind, start, end } of jsonTokens(text)) {
    const token = text.slice(start, end);
    const top = open.at(-1);
    if (kind !== 'punctuation') {
      const isName = kind === 'string' && top && !Array.isArray(top.container) && top.name === undefined;
      if (isName) top.name = JSON.parse(token) as string;
      else put(kind === 'number' ? scalar(token) : (JSON.parse(token) as ExactJson));
    } else if (token === '{' || token === '[') {
      const container = token === '{' ? {} : [];
      put(container);
      open.push({ container });
    } else if (token === '}' || token === ']') open.pop();
  }
  return result;
}

/** JSON text of a value, 64-bit integers with all digits. */
export function exactText(value: ExactJson): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(exactText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${exactText(item)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** JSON text of a value, indented by two blanks, 64-bit integers with all digits. */
export const indentedText = (value: ExactJson): string => prettyJson(exactText(value));

/** A piece of JSON text with its class of the code blocks: `s` a text, `c` a constant; member names have none. */
export interface ColouredPart {
  text: string;
  kind?: 's' | 'c';
}

/** Splits JSON text for colouring; the pieces, joined, are the text again. */
export function colouredJson(text: string): ColouredPart[] {
  const parts: ColouredPart[] = [];
  let plainFrom = 0;
  let last: { start: number; end: number } | undefined;
  const put = (start: number, end: number, kind: 's' | 'c') => {
    if (start > plainFrom) parts.push({ text: text.slice(plainFrom, start) });
    parts.push({ text: text.slice(start, end), kind });
    plainFrom = end;
  };
  for (const { kind, start, end } of jsonTokens(text)) {
    // Whether a string is a name shows with the token after it.
    if (last && text[start] !== ':') put(last.start, last.end, 's');
    last = kind === 'string' ? { start, end } : undefined;
    if (kind === 'number' || kind === 'word') put(start, end, 'c');
  }
  if (last) put(last.start, last.end, 's');
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom) });
  return parts;
}
