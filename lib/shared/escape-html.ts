/**
 * Escapes text for element content. Quotes and line breaks become references too: the text stands a second time in a
 * JSON string of the payload, and only identical copies compress to nothing.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
