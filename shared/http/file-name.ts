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
const parameter = /;\s*(?:([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"[^;]*|([^;]*)))?/gy;

function getParameters(disposition: string): Map<string, string> {
  const found = new Map<string, string>();
  const list = disposition.slice(disposition.search(/;|$/));
  for (const [, name = '', quoted, plain = ''] of list.matchAll(parameter)) {
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
  // Some servers quote the name, too.
  const name = encoded?.replace(/^"(.+)"$/, '$1');
  return name === undefined ? undefined : decodeBytes(unescapePercent(name), charset);
}

/** Decodes the words of mail headers (RFC 2047), which .NET writes for names beyond ASCII, as browsers do. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(
    /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi,
    (word, charset: string, coding: string, text: string) => {
      try {
        const bytes = /b/i.test(coding)
          ? atob(text)
          : unescapePercent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'));
        return decodeBytes(bytes, charset) ?? word;
      } catch {
        return word;
      }
    },
  );
}

/** Decodes a plain name as browsers do: percent signs and UTF-8, which headers carry byte by byte. */
function plainValue(sent: string): string {
  const value = decodeWords(sent);
  if (value !== sent) return value;
  const isBytes = !/[^\0-\xff]/.test(value);
  return (isBytes ? decodeBytes(unescapePercent(value)) : undefined) ?? value;
}

/** Returns the file name in `Content-Disposition` (RFC 6266), without folders; undefined for none. */
function namedBy(disposition: string): string | undefined {
  const parameters = getParameters(disposition);
  const plain = parameters.get('filename');
  const name =
    extendedValue(parameters.get('filename*') ?? '') ?? (plain === undefined ? undefined : plainValue(plain));
  const file = name?.split(/[/\\]/).at(-1)?.trim() ?? '';
  // Dots alone are folders.
  return /^\.*$/.test(file) ? undefined : file;
}

/**
 * Returns the name for saving a body: the one from the server, else `response` with an extension by type.
 * @param disposition the header `Content-Disposition`
 */
export function fileName(disposition: string | null, type: string): string {
  const [, ending = 'bin'] = endings.find(([pattern]) => pattern.test(type.toLowerCase())) ?? [];
  return namedBy(disposition ?? '') ?? `response.${ending}`;
}
