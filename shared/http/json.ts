import { JsonReader, jsonError, jsonTokens } from './json-tokens';

/** A JSON value. Integers beyond 2^53 are `bigint`. */
export type ExactJson =
  | null
  | boolean
  | number
  | bigint
  | string
  | ExactJson[]
  | { [name: string]: ExactJson };

/**
 * Parses JSON like `JSON.parse`. Throws a SyntaxError also for text nested deeper than 64 levels, before
 * parsing: traversing such a value would take seconds, or overflow the stack.
 */
export function parseJson(text: string): unknown {
  const fault = jsonError(text);
  if (fault?.isTooDeep) throw fault;
  return JSON.parse(text);
}

export const isJson = (text: string): boolean => jsonError(text) === undefined;

/**
 * Indents JSON text by two spaces without parsing numbers, so that 64-bit IDs keep all digits. Returns text
 * unchanged that isn't JSON, or nested too deeply.
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  const parts: string[] = [];
  let depth = 0;
  let opened = false;
  const newline = () => parts.push('\n', '  '.repeat(depth));
  for (const { start, end } of jsonTokens(text)) {
    const token = text.slice(start, end);
    const isClosing = token === '}' || token === ']';
    if (isClosing) depth -= 1;
    if (opened !== isClosing) newline();
    opened = token === '{' || token === '[';
    if (opened) depth += 1;
    parts.push(token);
    if (token === ',') newline();
    else if (token === ':') parts.push(' ');
  }
  return parts.join('');
}

/** Reads the value at the current token. */
function readValue(reader: JsonReader): ExactJson {
  if (reader.is('[')) {
    const items: ExactJson[] = [];
    for (reader.next(); !reader.is(']'); reader.next()) if (!reader.is(',')) items.push(readValue(reader));
    return items;
  }
  if (reader.is('{')) {
    const properties = {};
    for (reader.next(); !reader.is('}'); reader.next()) {
      if (reader.is(',')) continue;
      const name = JSON.parse(reader.token) as string;
      reader.next();
      reader.next();
      // As in JSON.parse, `__proto__` is an ordinary name.
      const settings = { writable: true, enumerable: true, configurable: true };
      Object.defineProperty(properties, name, { value: readValue(reader), ...settings });
    }
    return properties;
  }
  const { token } = reader;
  const isLongInteger =
    reader.kind === 'number' && /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
  return isLongInteger ? BigInt(token) : (JSON.parse(token) as ExactJson);
}

/**
 * Parses JSON with integers beyond 2^53 as `bigint`. Throws a SyntaxError for text that isn't JSON, or nested
 * too deeply.
 */
export function parseExact(text: string): ExactJson {
  const fault = jsonError(text);
  if (fault) throw fault;
  const reader = new JsonReader(text);
  reader.next();
  return readValue(reader);
}

/** Parses a text that may be JSON. Returns undefined for one that `parseExact` rejects. */
export function readExact(text: string): ExactJson | undefined {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

export type JsonObject = { [name: string]: ExactJson };

export const isObject = (value: ExactJson | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the properties of a JSON object; none for another text. */
export function readProperties(text: string): JsonObject {
  const value = readExact(text);
  return isObject(value) ? value : {};
}

/**
 * Serializes JSON like `JSON.stringify`, but with all digits of a `bigint`. Throws a TypeError for what JSON
 * lacks.
 */
export function exactText(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(exactText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let text = '';
    for (const [name, item] of Object.entries(value))
      text += `${text && ','}${JSON.stringify(name)}:${exactText(item)}`;
    return `{${text}}`;
  }
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A value of type ${typeof value} has no JSON text.`);
  return text;
}

/** Serializes JSON, indented by two spaces, with all digits of 64-bit integers. */
export const indentedText = (value: unknown): string => prettyJson(exactText(value));
