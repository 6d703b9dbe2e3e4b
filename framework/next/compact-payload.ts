import { dropBuiltInNotFound } from './built-in-not-found';

const bootstrap = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/;
const chunk = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

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
 * third of a long page). All parts become one script, because each costs a hash in the Content-Security-Policy.
 */
export function compactPayload(html: string): string {
  if (!bootstrap.test(html)) return html;
  let payload = '';
  const rest = html
    .replace(chunk, (_whole, literal: string) => {
      payload += String(JSON.parse(literal));
      return '';
    })
    .replace(bootstrap, '');
  const literal = scriptString(dropBuiltInNotFound(payload));
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${literal}])</script>`;
  // A function, because `$` has a meaning in replacement text.
  return rest.replace(/<\/body>/, () => `${script}</body>`);
}
