import { parseInt32 } from '../domain/integers';
import { fill, foldCase } from '../domain/text';
import { inSlices } from '../domain/turns';
import { InvalidRequest } from './errors';
import { JsonScanner, JsonSyntaxError, type TokenType } from './json-scanner';
import type { Kind, Member } from './members';
import { splitName } from './rules';

/** Members of a body by their documented names; those left out are null. */
export type BodyValues = Record<string, string | number | boolean | null>;

/** Key of messages about a body that cannot be read. */
export const SYNTAX_KEY = 'serializerErrors';

/** Messages about a body or a member that cannot be read. */
export const bodyTexts = {
  notObject: 'Expected a JSON object, but found {token}.',
  token: "Cannot get the value of a token type '{token}' as a {kind}.",
  int32: 'Either the JSON value is not in a supported format, or is out of bounds for an Int32.',
  nul: "The text of '{name}' must not contain the character U+0000.",
  surrogate: "The text of '{name}' must not contain an unpaired surrogate.",
} as const;

/** Names of the kinds in messages. */
export const kindNames: Readonly<Record<Kind, string>> = { text: 'string', flag: 'boolean', int32: 'number' };

/** Reads the text of a body; a long one in slices, between which others have their turn. */
export type BodyReader = (text: string) => Promise<BodyValues>;

/**
 * Makes the reader of a JSON object with these members. Names match without regard to case, the last of repeated
 * members counts, unknown ones are passed over, `null` stands for an empty object. The reader rejects with
 * InvalidRequest for the first fault, in the order of the text.
 */
export function bodyReader(members: Readonly<Record<string, Pick<Member, 'kind'>>>): BodyReader {
  const nothing: BodyValues = Object.fromEntries(Object.keys(members).map((name) => [name, null]));
  const known = new Map(Object.entries(members).map(([name, { kind }]) => [foldCase(name), { name, kind }]));

  function* read(text: string): Generator<void, BodyValues> {
    const values = { ...nothing };
    const scanner = new JsonScanner(text);
    let key = SYNTAX_KEY;
    try {
      const type = scanner.peek();
      if (type === 'Null') yield* scanner.skip(0);
      else if (type !== 'StartObject') throw new JsonSyntaxError(fill(bodyTexts.notObject, { token: type }));
      else {
        yield* scanner.object(0, (sent) => {
          const member = known.get(sent) ?? known.get(foldCase(sent));
          if (!member) return scanner.skip(1);
          key = member.name;
          values[member.name] = readValue(scanner, member.name, member.kind);
          key = SYNTAX_KEY;
          return undefined;
        });
      }
      scanner.end();
    } catch (error) {
      throw error instanceof JsonSyntaxError ? new InvalidRequest({ [key]: [error.message] }) : error;
    }
    return values;
  }

  return (text) => inSlices(read(text));
}

function readValue(scanner: JsonScanner, name: string, kind: Kind): string | number | boolean | null {
  const type = scanner.peek();
  if (type === 'Null') {
    scanner.word(type);
    return null;
  }
  if (kind === 'text' && type === 'String') return storableText(scanner.string(), name);
  if (kind === 'flag' && (type === 'True' || type === 'False')) {
    scanner.word(type);
    return type === 'True';
  }
  if (kind === 'int32' && (type === 'Number' || type === 'String')) return readInt32(scanner, name, type);
  throw new InvalidRequest({
    [name]: [fill(bodyTexts.token, { token: type, kind: kindNames[kind] })],
  });
}

function readInt32(scanner: JsonScanner, name: string, type: TokenType): number {
  const digits = type === 'Number' ? scanner.number() : scanner.string();
  const value = /^[+-]?\d+$/.test(digits) ? parseInt32(digits) : undefined;
  if (value === undefined) {
    throw new InvalidRequest({
      [name]: [bodyTexts.int32],
    });
  }
  return value;
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; all databases answer alike. */
function storableText(text: string, name: string): string {
  const fault = text.includes('\0')
    ? bodyTexts.nul
    : /\p{Surrogate}/u.test(text)
      ? bodyTexts.surrogate
      : undefined;
  if (fault) throw new InvalidRequest({ [name]: [fill(fault, { name: splitName(name) })] });
  return text;
}
