import 'server-only';

/** Texts that a line of mermaid source shows: edge labels, messages, and labels in brackets or quotes. */
function textsOf(line: string): string[] {
  const found: string[] = [];
  // An arrow or an ER relation, then the text behind the colon: `A ->> B: text`, `A ||--o{ B : text`.
  const message = /(?:-|=|\.\.)\S*\s*[^:]*?:\s*(.+)$/.exec(line);
  if (message?.[1]) found.push(message[1]);
  for (const [, edge, box] of line.matchAll(/\|([^|]+)\|(?=\s*\w)|[[({]"?([^[\](){}"|]+)"?[\])}]/g))
    found.push(edge ?? box ?? '');
  return found.map((text) => text.replaceAll('"', '').trim());
}

/** Letters and digits of a text; line breaks, entities and quotes are drawn in their own ways. */
const lettersOf = (text: string) =>
  text
    .replace(/<[^>]*>|&\w+;|#\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * The lines of a mermaid source whose text is missing from its drawing. The drawing library leaves out what it cannot
 * read (such as `A }o--|| B`) without a word, and a reader would miss a relation.
 */
export function undrawnLines(source: string, svg: string): string[] {
  const drawn = lettersOf([...svg.matchAll(/>([^<]+)</g)].map(([, text]) => text).join(' '));
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'))
    .filter((line) => textsOf(line).some((text) => !drawn.includes(lettersOf(text))));
}
