/** Maximum nesting of objects and arrays. */
export const MAX_DEPTH = 64;

/** The text isn't JSON, or nested too deeply. */
export class JsonSyntaxError extends SyntaxError {
  override readonly name = 'JsonSyntaxError';
  constructor(
    readonly position: number,
    /** Undefined if the text is nested too deeply. */
    readonly expected?: string,
    readonly found = '',
  ) {
    super(
      expected === undefined
        ? `Nested deeper than ${MAX_DEPTH} levels at position ${position}`
        : `Expected ${expected} at position ${position}, but ${found}`,
    );
  }

  get isTooDeep(): boolean {
    return this.expected === undefined;
  }
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const unicodePattern = /u[\dA-Fa-f]{4}/y;
const words: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };

/**
 * Reads JSON text (RFC 8259) token by token. Doesn't build values: numbers keep all their digits, and large
 * texts don't overflow the stack. Reports an error at the token where it occurs.
 */
export class JsonReader {
  /** Kind of the current token. A property name is a string, too. */
  kind: 'string' | 'number' | 'word' | 'punctuation' = 'punctuation';
  /** Index of its first character, without the white space before it. */
  start = 0;
  /** Index after its last character. */
  end = 0;
  /** Closing brackets of the open objects and arrays. */
  private readonly closers: string[] = [];
  private awaited: 'value' | 'item' | 'name' | 'property' | 'colon' | 'comma' | 'end' = 'value';

  constructor(private readonly text: string) {}

  /** Number of open objects and arrays after the current token. */
  get depth(): number {
    return this.closers.length;
  }

  get token(): string {
    return this.text.slice(this.start, this.end);
  }

  is(character: string): boolean {
    return this.kind === 'punctuation' && this.text[this.start] === character;
  }

  /**
   * Reads the next token; false at the end of the text.
   * @throws JsonSyntaxError
   */
  next(): boolean {
    this.start = this.end;
    while (isBlank(this.text.charCodeAt(this.start))) this.start += 1;
    const first = this.text[this.start];
    const closer = this.closers.at(-1);
    switch (this.awaited) {
      case 'end':
        if (first !== undefined) throw this.unexpected('the end of the text');
        this.end = this.start;
        return false;
      case 'colon':
        if (first !== ':') throw this.unexpected("':'");
        return this.take('punctuation', 1, 'value');
      case 'comma':
        if (first === ',') return this.take('punctuation', 1, closer === '}' ? 'name' : 'value');
        if (first !== closer) throw this.unexpected(`'${closer}'`);
        return this.close();
      case 'name':
      case 'property':
        if (first === closer && this.awaited === 'property') return this.close();
        if (first !== '"') throw this.unexpected('a property name');
        return this.take('string', this.stringLength(), 'colon');
      default:
        return first === closer && this.awaited === 'item' ? this.close() : this.value(first);
    }
  }

  private value(first = ''): boolean {
    if (first === '{' || first === '[') {
      if (this.depth >= MAX_DEPTH) throw new JsonSyntaxError(this.start);
      this.closers.push(first === '{' ? '}' : ']');
      return this.take('punctuation', 1, first === '{' ? 'property' : 'item');
    }
    if (first === '"') return this.take('string', this.stringLength(), 'comma');
    if (first === '-' || (first >= '0' && first <= '9')) {
      numberPattern.lastIndex = this.start;
      const [digits] = numberPattern.exec(this.text) ?? [];
      if (digits === undefined) throw this.unexpected('a number');
      return this.take('number', digits.length, 'comma');
    }
    const word = words[first];
    if (!word || !this.text.startsWith(word, this.start)) throw this.unexpected('a value');
    return this.take('word', word.length, 'comma');
  }

  private close(): boolean {
    this.closers.pop();
    return this.take('punctuation', 1, 'comma');
  }

  private take(kind: JsonReader['kind'], length: number, awaited: JsonReader['awaited']): true {
    this.kind = kind;
    this.end = this.start + length;
    this.awaited = awaited === 'comma' && this.depth === 0 ? 'end' : awaited;
    return true;
  }

  private stringLength(): number {
    let index = this.start + 1;
    for (; index < this.text.length; index += 1) {
      const code = this.text.charCodeAt(index);
      if (code === 0x22) return index + 1 - this.start;
      if (code < 0x20) throw this.unexpected('an escaped control character', index);
      if (code !== 0x5c) continue;
      const length = this.escapeLength(index + 1);
      if (length === 0) throw this.unexpected('a valid escape sequence', index);
      index += length;
    }
    throw this.unexpected('the end of a string', index);
  }

  /** Length of the escape whose backslash precedes `index`; 0 if it is invalid. */
  private escapeLength(index: number): number {
    const letter = this.text[index] ?? ' ';
    if (letter !== 'u') return '"\\/bfnrt'.includes(letter) ? 1 : 0;
    unicodePattern.lastIndex = index;
    return unicodePattern.test(this.text) ? 5 : 0;
  }

  private unexpected(expected: string, position = this.start): JsonSyntaxError {
    const next = this.text[position];
    const found = next === undefined ? 'the text ends' : `found ${JSON.stringify(next)}`;
    return new JsonSyntaxError(position, expected, found);
  }
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Splits JSON text into tokens. Throws a JsonSyntaxError if the text isn't JSON, or nested too deeply. */
export function* jsonTokens(text: string): Generator<Pick<JsonReader, 'kind' | 'start' | 'end'>, void> {
  const reader = new JsonReader(text);
  while (reader.next()) yield { kind: reader.kind, start: reader.start, end: reader.end };
}

/** Returns what is wrong with a text that should be JSON; undefined if it is valid. */
export function jsonError(text: string): JsonSyntaxError | undefined {
  const reader = new JsonReader(text);
  try {
    while (reader.next());
    return undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
}
