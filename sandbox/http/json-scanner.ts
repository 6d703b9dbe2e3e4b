import { fill } from '../domain/text';

/** Types of JSON tokens at which a value starts, by the names that messages use. */
export type TokenType = 'String' | 'Number' | 'True' | 'False' | 'Null' | 'StartObject' | 'StartArray';

/** Characters after which reading pauses. */
const SLICE = 65_536;

/** Deepest nesting of objects and arrays. */
const MAX_DEPTH = 64;

/** Messages about a text that is no JSON. */
export const syntaxTexts = {
  malformed: 'The JSON text is malformed: expected {wanted} at position {position}, but {found}.',
  tooDeep: `The JSON text is nested deeper than ${MAX_DEPTH} levels.`,
} as const;

/** The text is no JSON, or nested too deeply. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LETTER_U = 0x75;
/** What may follow a backslash by itself. */
const plainEscapes: ReadonlySet<number> = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)));

function isHexDigit(code: number): boolean {
  const isDigit = code >= 0x30 && code <= 0x39;
  const lower = code | 0x20;
  return isDigit || (lower >= 0x61 && lower <= 0x66);
}

const words: Readonly<Record<string, readonly [string, TokenType]>> = {
  t: ['true', 'True'],
  f: ['false', 'False'],
  n: ['null', 'Null'],
};

/**
 * Walks through a JSON text (RFC 8259, no comments, no trailing commas) without building what it skips.
 * Numbers stay text, so that none loses digits.
 */
export class JsonScanner {
  private position = 0;
  private pauseAt = SLICE;

  constructor(private readonly text: string) {}

  /** Type of the value that starts here, after white space. */
  peek(): TokenType {
    this.skipSpace();
    const first = this.text[this.position] ?? '';
    if (first === '"') return 'String';
    if (first === '{') return 'StartObject';
    if (first === '[') return 'StartArray';
    if (first === '-' || (first >= '0' && first <= '9')) return 'Number';
    const word = words[first];
    if (word && this.text.startsWith(word[0], this.position)) return word[1];
    throw this.unexpected('a value');
  }

  /** Reads a string and resolves its escapes. */
  string(): string {
    const start = this.position;
    const hasEscapes = this.skipString();
    return hasEscapes
      ? (JSON.parse(this.text.slice(start, this.position)) as string)
      : this.text.slice(start + 1, this.position - 1);
  }

  /** Passes over `true`, `false` or `null`. */
  word(type: 'True' | 'False' | 'Null'): void {
    this.position += type === 'False' ? 5 : 4;
  }

  /** Reads a number as its digits. */
  number(): string {
    numberPattern.lastIndex = this.position;
    const match = numberPattern.exec(this.text);
    if (!match) throw this.unexpected('a number');
    this.position += match[0].length;
    return match[0];
  }

  /**
   * Passes over the value that starts here; `depth` counts the objects and arrays around it. Pauses after each slice
   * of a long text.
   */
  *skip(depth: number): Generator<void, void> {
    /** Ends of the objects and arrays that are open. */
    const ends: string[] = [];
    for (;;) {
      const type = this.peek();
      if (type === 'StartObject' || type === 'StartArray') {
        const end = type === 'StartObject' ? '}' : ']';
        if (this.enter(depth + ends.length, end)) {
          ends.push(end);
          if (end === '}') this.skipName();
          continue;
        }
      } else this.skipPlain(type);
      while (ends.length > 0) {
        const end = ends[ends.length - 1] ?? '';
        if (this.more(end)) {
          if (end === '}') this.skipName();
          break;
        }
        ends.pop();
      }
      if (ends.length === 0) return;
      if (this.isSliceOver()) yield;
    }
  }

  /**
   * Reads an object: after each name `onMember` is called, which must read or skip the value. Pauses as `skip` does.
   */
  *object(depth: number, onMember: (name: string) => Iterable<void> | undefined): Generator<void, void> {
    if (!this.enter(depth, '}')) return;
    do {
      const pauses = onMember(this.name());
      if (pauses) yield* pauses;
      if (this.isSliceOver()) yield;
    } while (this.more('}'));
  }

  /** Demands that nothing but white space follows. */
  end(): void {
    this.skipSpace();
    if (this.position < this.text.length) throw this.unexpected('the end of the text');
  }

  /** Steps into an object or array; false when it is empty and already left again. */
  private enter(depth: number, end: string): boolean {
    if (depth >= MAX_DEPTH) throw new JsonSyntaxError(syntaxTexts.tooDeep);
    this.position += 1;
    this.skipSpace();
    if (this.text[this.position] !== end) return true;
    this.position += 1;
    return false;
  }

  /** Reads the name of a member, up to its value. */
  private name(): string {
    this.startName();
    const name = this.string();
    this.skipSpace();
    this.expect(':');
    return name;
  }

  private skipName(): void {
    this.startName();
    this.skipString();
    this.skipSpace();
    this.expect(':');
  }

  private startName(): void {
    this.skipSpace();
    if (this.text[this.position] !== '"') throw this.unexpected('a member name');
  }

  private skipPlain(type: TokenType): void {
    if (type === 'String') this.skipString();
    else if (type === 'Number') this.number();
    else if (type === 'True' || type === 'False' || type === 'Null') this.word(type);
  }

  /** Whether so much was read since the last pause that others should have their turn. */
  private isSliceOver(): boolean {
    if (this.position < this.pauseAt) return false;
    this.pauseAt = this.position + SLICE;
    return true;
  }

  private more(close: string): boolean {
    this.skipSpace();
    if (this.text[this.position] === ',') {
      this.position += 1;
      return true;
    }
    this.expect(close);
    return false;
  }

  /** Passes over a string; says whether it has escapes. */
  private skipString(): boolean {
    const start = this.position;
    let hasEscapes = false;
    for (let index = start + 1; index < this.text.length; index++) {
      const code = this.text.charCodeAt(index);
      if (code === 0x22) {
        this.position = index + 1;
        return hasEscapes;
      }
      if (code < 0x20) {
        this.position = index;
        throw this.unexpected('an escaped control character');
      }
      if (code === 0x5c) {
        hasEscapes = true;
        const length = this.escapeLength(index + 1);
        if (length === 0) {
          this.position = index;
          throw this.unexpected('a valid escape sequence');
        }
        index += length;
      }
    }
    this.position = this.text.length;
    throw this.unexpected('the end of a string');
  }

  /** Characters of the escape whose backslash stands before `index`; 0 when it is none. */
  private escapeLength(index: number): number {
    const code = this.text.charCodeAt(index);
    if (code !== LETTER_U) return plainEscapes.has(code) ? 1 : 0;
    for (let digit = index + 1; digit <= index + 4; digit++) {
      if (!isHexDigit(this.text.charCodeAt(digit))) return 0;
    }
    return 5;
  }

  private skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.position);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.position += 1;
    }
  }

  private expect(character: string): void {
    if (this.text[this.position] !== character) throw this.unexpected(`'${character}'`);
    this.position += 1;
  }

  private unexpected(wanted: string): JsonSyntaxError {
    const next = this.text[this.position];
    const found = next === undefined ? 'the text ends' : `found ${JSON.stringify(next)}`;
    return new JsonSyntaxError(
      fill(syntaxTexts.malformed, { wanted, position: String(this.position), found }),
    );
  }
}
