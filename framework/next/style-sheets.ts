/** The assumption of this file. */
export const STYLE_SHEETS =
  'Next links the style sheets of a page as <link rel="stylesheet" href="…" data-precedence="next"/>, and names them in its payload by the same addresses: in a line :HL["…","style"] and as link elements, of which several may have one address.';

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/** Addresses of the style sheets that a page links, in their order. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(link)].map((match) => match[1] ?? '');
}

/**
 * Names one style sheet in a page or payload instead of several.
 * @param text HTML whose payload has been compacted, or a payload
 * @param sheets addresses of the sheets that are in the one
 * @param merged address of the one
 */
export function nameMerged(text: string, sheets: readonly string[], merged: string): string {
  const [first = '', ...others] = sheets;
  let named = text.replace(link, (tag, address: string) => (others.includes(address) ? '' : tag));
  for (const other of others)
    named = named.replaceAll(`:HL["${other}","style"]\n`, '').replaceAll(other, merged);
  return named.replaceAll(first, merged);
}
