const endings: readonly [RegExp, string][] = [
  [/\b(x-)?(ndjson|jsonl)\b/, 'jsonl'],
  [/\bjson\b/, 'json'],
  [/\bhtml\b/, 'html'],
  [/\bxml\b/, 'xml'],
  [/\bcsv\b/, 'csv'],
  [/\bzip\b/, 'zip'],
  [/^text\//, 'txt'],
];

/** A parameter of `Content-Disposition`; a value without quotes ends at the next semicolon. */
const parameter = /;\s*(?:([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"[^;]*|([^;]*)))?/y;

function getParameters(disposition: string): Map<string, string> {
  const found = new Map<string, string>();
  parameter.lastIndex = /^[^;]*/.exec(disposition)?.[0].length ?? 0;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, name = '', quoted, plain = ''] = match;
    const value = quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Decodes characters as the bytes of a text; undefined if they aren't. */
function decodeBytes(bytes: string, charset = 'utf-8'): string | undefined {
  try {
    const values = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder(charset, { fatal: true }).decode(values);
  } catch {
    return undefined;
  }
}

const unescapePercent = (text: string) =>
  text.replace(/%([\dA-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Parses a value such as `UTF-8''r%C3%A9sum%C3%A9.pdf` (RFC 8187); undefined if it isn't one. */
function extendedValue(value: string): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[\w-]*'(.+)$/.exec(value) ?? [];
  return encoded === undefined ? undefined : decodeBytes(unescapePercent(encoded), charset);
}

/** Decodes a plain name as browsers do: percent signs and UTF-8, which headers carry byte by byte. */
function plainValue(value: string): string {
  const isBytes = !/[^\0-\xff]/.test(value);
  return (isBytes ? decodeBytes(unescapePercent(value)) : undefined) ?? value;
}

/** Returns the file name in `Content-Disposition` (RFC 6266), without folders; undefined for none. */
function namedBy(disposition: string): string | undefined {
  const parameters = getParameters(disposition);
  const plain = parameters.get('filename');
  const name =
    extendedValue(parameters.get('filename*') ?? '') ?? (plain === undefined ? undefined : plainValue(plain));
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined;
}

/**
 * Returns the name for saving a body: the one from the server, else `response` with an extension by type.
 * @param disposition the header `Content-Disposition`
 */
export function fileName(disposition: string | null, type: string): string {
  const [, ending = 'bin'] = endings.find(([pattern]) => pattern.test(type.toLowerCase())) ?? [];
  return namedBy(disposition ?? '') ?? `response.${ending}`;
}
