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

const BIG = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Reads JSON in which integers of 16 digits and more become strings: a double cannot hold every one
 * of them. Throws a SyntaxError as JSON.parse does.
 */
export function parseKeepingIds(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(text.replace(BIG, (token) => (token[0] === '"' ? token : `"${token}"`)));
}
