import { dropBuiltInNotFound } from './built-in-not-found';
import { readInlinePayload } from './inline-payload';

/** Writes a string as a JavaScript template that is safe inside a script element and escapes as little as it can. */
function scriptString(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    // A template turns CR LF into LF.
    .replaceAll('\r', '\\r')
    .replace(/<(?=\/script|!--|script)/gi, '\\x3c');
  return `\`${escaped}\``;
}

/**
 * Rewrites the inline payload that Next leaves in a page. Next writes `<`, `>`, `&` and quotes in it as escapes;
 * written plainly, the copy of the page's text in the payload equals the text above it, and compression removes it (a
 * third of a long page). All parts become one script at the end of the body, because each costs a hash in the
 * Content-Security-Policy. Throws when the page has another shape than Next's.
 */
export function compactPayload(html: string): string {
  const { text, ranges } = readInlinePayload(html);
  let rest = html;
  for (const [start, end] of ranges.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  const literal = scriptString(dropBuiltInNotFound(text));
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${literal}])</script>`;
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${script}${rest.slice(end)}`;
}
