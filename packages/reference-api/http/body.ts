import { JsonReader, JsonSyntaxError } from '../../../shared/http/json-tokens';
import { InvalidRequest, RequestError } from '../domain/errors';
import { fill, foldCase, parseInt32 } from '../domain/text';
import type { BodyValues } from './contract';
import { type Kind, type Property, splitName } from './rules';

/** Maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 30_000_000;

/** Key of messages about an unreadable body. */
export const SYNTAX_KEY = 'serializerErrors';

/** Messages about an unreadable body or property. */
export const bodyTexts = {
  notUtf8: 'The body is not valid UTF-8 text.',
  malformed: 'The JSON text is malformed: expected {expected} at position {position}, but {found}.',
  tooDeep: 'The JSON text is nested deeper than 64 levels.',
  notObject: 'Expected a JSON object, but found {token}.',
  token: "Cannot get the value of a token type '{token}' as a {kind}.",
  int32: 'Either the JSON value is not in a supported format, or is out of bounds for an Int32.',
  nul: "The text of '{name}' must not contain the character U+0000.",
  surrogate: "The text of '{name}' must not contain an unpaired surrogate.",
} as const;

/** Names of the kinds in messages. */
export const kindNames: Readonly<Record<Kind, string>> = { text: 'string', flag: 'boolean', int32: 'number' };

async function readBytes(request: Request): Promise<Uint8Array> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (length > MAX_BODY_BYTES) throw new RequestError(413, 'The body is too large.');
  // Some browsers lack Request.body; there the body must be read at once. Under Node, even accessing it
  // converts the request to a stream, which costs more than everything else here.
  const body = length >= 0 ? undefined : (request.body as Request['body'] | undefined);
  if (body === null) return new Uint8Array();
  if (!body) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done && total <= MAX_BODY_BYTES; part = await reader.read()) {
    total += part.value.length;
    chunks.push(part.value);
  }
  if (total > MAX_BODY_BYTES) await reader.cancel();
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/**
 * Reads the text of a request body.
 * @throws InvalidRequest if the bytes aren't UTF-8, RequestError for a body above the limit or one that ends
 * early
 */
export async function readBodyText(request: Request): Promise<string> {
  const bytes = await readBytes(request).catch((error: unknown) => {
    // Other errors of reading come from the connection.
    throw error instanceof RequestError ? error : new RequestError(400, 'The body ended early.');
  });
  if (bytes.length > MAX_BODY_BYTES) throw new RequestError(413, 'The body is too large.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRequest({ [SYNTAX_KEY]: [bodyTexts.notUtf8] });
  }
}

/**
 * Creates the reader of a JSON object with these properties. Names are case-insensitive; of repeated ones, the
 * last counts.
 */
export function bodyReader(properties: Readonly<Record<string, Property>>) {
  const nothing: BodyValues = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
  const known = new Map(
    Object.entries(properties).map(([name, { kind }]) => [foldCase(name), { name, kind }]),
  );

  return (text: string): BodyValues => {
    const values = { ...nothing };
    const reader = new JsonReader(text);
    let key = SYNTAX_KEY;
    try {
      reader.next();
      const token = getType(reader);
      if (token !== 'StartObject' && token !== 'Null')
        throw new InvalidRequest({ [key]: [fill(bodyTexts.notObject, { token })] });
      while (reader.next()) {
        if (reader.depth !== 1 || reader.kind !== 'string') continue;
        const property = known.get(foldCase(toText(reader)));
        reader.next();
        key = property?.name ?? SYNTAX_KEY;
        reader.next();
        if (property) values[property.name] = readValue(reader, property.name, property.kind);
        key = SYNTAX_KEY;
      }
      return values;
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      const { expected = '', position, found, isTooDeep } = error;
      const message = fill(bodyTexts.malformed, { expected, position: `${position}`, found });
      throw new InvalidRequest({ [key]: [isTooDeep ? bodyTexts.tooDeep : message] });
    }
  };
}

const toText = ({ token }: JsonReader): string =>
  token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);

/** Returns the type of the value at the current token, by its name in messages. */
function getType(reader: JsonReader): string {
  if (reader.kind === 'punctuation') return reader.is('{') ? 'StartObject' : 'StartArray';
  const name = reader.kind === 'word' ? reader.token : reader.kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function readValue(reader: JsonReader, name: string, kind: Kind): BodyValues[string] {
  const token = getType(reader);
  if (token === 'Null') return null;
  if (kind === 'text' && token === 'String') return storableText(toText(reader), name);
  if (kind === 'flag' && (token === 'True' || token === 'False')) return token === 'True';
  if (kind !== 'int32' || (token !== 'Number' && token !== 'String'))
    throw new InvalidRequest({ [name]: [fill(bodyTexts.token, { token, kind: kindNames[kind] })] });
  const digits = token === 'Number' ? reader.token : toText(reader);
  const value = /^[+-]?\d+$/.test(digits) ? parseInt32(digits) : undefined;
  if (value === undefined) throw new InvalidRequest({ [name]: [bodyTexts.int32] });
  return value;
}

/** PostgreSQL can't store U+0000 or unpaired surrogates; all databases reject them alike. */
function storableText(text: string, name: string): string {
  const isHalf = /\p{Surrogate}/u.test(text);
  if (!text.includes('\0') && !isHalf) return text;
  const fault = text.includes('\0') ? bodyTexts.nul : bodyTexts.surrogate;
  throw new InvalidRequest({ [name]: [fill(fault, { name: splitName(name) })] });
}
