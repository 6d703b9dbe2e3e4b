const chunk = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** Writes a string as a JavaScript literal that is safe inside a script element. */
function scriptString(text: string): string {
  return JSON.stringify(text)
    .replace(/<(?=\/script|!--|script)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Next writes `<`, `>` and `&` of the inline payload as escapes. Written plainly, the copy of the page's text in the
 * payload equals the text above it, and compression removes it. What would end the script stays escaped.
 */
export function compactPayload(html: string): string {
  return html.replace(chunk, (_whole, literal: string) => {
    const text: unknown = JSON.parse(literal);
    return `<script>self.__next_f.push([1,${scriptString(String(text))}])</script>`;
  });
}
