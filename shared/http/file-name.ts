const endings: readonly [RegExp, string][] = [
  [/\b(x-)?(ndjson|jsonl)\b/, 'jsonl'],
  [/\bjson\b/, 'json'],
  [/\bhtml\b/, 'html'],
  [/\bxml\b/, 'xml'],
  [/\bcsv\b/, 'csv'],
  [/\bzip\b/, 'zip'],
  [/^text\//, 'txt'],
];

/** Parses a value such as `UTF-8''r%C3%A9sum%C3%A9.pdf` (RFC 8187); undefined if it isn't one. */
function extendedValue(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^([\w-]+)'[\w-]*'(\S+)$/.exec(value) ?? [];
  try {
    const bytes = encoded.replace(/%([\dA-F]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    const text = new TextDecoder(charset).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns the file name in `Content-Disposition` (RFC 6266), without folders; undefined for none. */
function namedBy(disposition: string): string | undefined {
  const [, extended = ''] = /;\s*filename\*\s*=\s*([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = extendedValue(extended) ?? quoted?.replace(/\\(.)/g, '$1') ?? plain;
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
