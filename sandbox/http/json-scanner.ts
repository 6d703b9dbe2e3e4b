/** Types of JSON tokens at which a value starts, by the names that messages use. */
export type TokenType = 'String' | 'Number' | 'True' | 'False' | 'Null' | 'StartObject' | 'StartArray';

/** Deepest nesting of objects and arrays. */
const MAX_DEPTH = 64;

/** The text is no JSON, or nested too deeply. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escapePattern = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
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
    this.skipString();
    return JSON.parse(this.text.slice(start, this.position)) as string;
  }

  /** Reads a number as its digits. */
  number(): string {
    numberPattern.lastIndex = this.position;
    const match = numberPattern.exec(this.text);
    if (!match) throw this.unexpected('a number');
    this.position += match[0].length;
    return match[0];
  }

  /** Passes over the value that starts here; `depth` counts the objects and arrays around it. */
  skip(depth: number): void {
    const type = this.peek();
    if (type === 'String') this.skipString();
    else if (type === 'Number') this.number();
    else if (type === 'StartObject') this.object(depth, () => this.skip(depth + 1));
    else if (type === 'StartArray') this.array(depth, () => this.skip(depth + 1));
    else this.position += type === 'False' ? 5 : 4;
  }

  /** Reads an object: `onMember` is called after each name and must read or skip the value. */
  object(depth: number, onMember: (name: string) => void): void {
    this.enter(depth);
    this.skipSpace();
    if (this.text[this.position] === '}') {
      this.position += 1;
      return;
    }
    do {
      this.skipSpace();
      if (this.text[this.position] !== '"') throw this.unexpected('a member name');
      const name = this.string();
      this.skipSpace();
      this.expect(':');
      onMember(name);
    } while (this.more('}'));
  }

  /** Reads an array: `onItem` is called for each item and must read or skip it. */
  array(depth: number, onItem: () => void): void {
    this.enter(depth);
    this.skipSpace();
    if (this.text[this.position] === ']') {
      this.position += 1;
      return;
    }
    do onItem();
    while (this.more(']'));
  }

  /** Demands that nothing but white space follows. */
  end(): void {
    this.skipSpace();
    if (this.position < this.text.length) throw this.unexpected('the end of the text');
  }

  private enter(depth: number): void {
    if (depth >= MAX_DEPTH)
      throw new JsonSyntaxError(`The JSON text is nested deeper than ${MAX_DEPTH} levels.`);
    this.position += 1;
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

  private skipString(): void {
    for (let index = this.position + 1; index < this.text.length; index++) {
      const code = this.text.charCodeAt(index);
      if (code === 0x22) {
        this.position = index + 1;
        return;
      }
      if (code < 0x20) {
        this.position = index;
        throw this.unexpected('an escaped control character');
      }
      if (code === 0x5c) {
        escapePattern.lastIndex = index;
        const match = escapePattern.exec(this.text);
        if (!match) {
          this.position = index;
          throw this.unexpected('a valid escape sequence');
        }
        index += match[0].length - 1;
      }
    }
    this.position = this.text.length;
    throw this.unexpected('the end of a string');
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
    const found = this.text[this.position];
    const what = found === undefined ? 'the text ends' : `found ${JSON.stringify(found)}`;
    return new JsonSyntaxError(
      `The JSON text is malformed: expected ${wanted} at position ${this.position}, but ${what}.`,
    );
  }
}
