const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Indents JSON text by two blanks without reading its numbers, so that 64-bit ids keep all digits.
 * Text that is not JSON comes back as it is.
 */
export function prettyJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  const tokens = text.match(TOKEN) ?? [];
  let depth = 0;
  let out = '';
  const newline = () => `\n${'  '.repeat(depth)}`;
  tokens.forEach((token, index) => {
    if (token === '{' || token === '[') {
      depth += 1;
      out += token;
      if (tokens[index + 1] !== '}' && tokens[index + 1] !== ']') out += newline();
    } else if (token === '}' || token === ']') {
      depth -= 1;
      out += tokens[index - 1] === '{' || tokens[index - 1] === '[' ? token : newline() + token;
    } else if (token === ',') out += token + newline();
    else out += token === ':' ? ': ' : token;
  });
  return out;
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MARK = '\u0000integer:';

/**
 * Reads JSON with integers beyond 2^53 as `bigint`: a double cannot hold every one of them.
 * Throws a SyntaxError as JSON.parse does.
 */
export function parseExact(text: string): unknown {
  JSON.parse(text);
  const marked = text.replace(STRING_OR_NUMBER, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? JSON.stringify(MARK + token) : token,
  );
  return JSON.parse(marked, (_name, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value,
  );
}
