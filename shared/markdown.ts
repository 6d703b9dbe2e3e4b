/** Formatted text, in the form of mdast's nodes. */
export type Inline =
  | { type: 'text'; value: string }
  | { type: 'inlineCode'; value: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] };

/** A paragraph, or a list with one paragraph for each item. */
type TextBlock = { type: 'paragraph'; children: Inline[] } | { type: 'list'; items: Inline[][] };

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[(?:`[^`]*`|[^\]`])+\]\([^)\s]+\))/;

function readMark(part: string): Inline {
  if (part.startsWith('`')) return { type: 'inlineCode', value: part.slice(1, -1) };
  if (part.startsWith('**')) return { type: 'strong', children: readInline(part.slice(2, -2)) };
  const end = part.lastIndexOf('](');
  return { type: 'link', url: part.slice(end + 2, -1), children: readInline(part.slice(1, end)) };
}

/**
 * Parses a line of Markdown in data files and interface texts: code, strong and links. Small, because scripts
 * of pages load it. A test compares it with a full parser on every text of the project.
 */
export function readInline(text: string): Inline[] {
  return text
    .split(marks)
    .map((part, index): Inline => (index % 2 === 1 ? readMark(part) : { type: 'text', value: part }))
    .filter((node) => node.type !== 'text' || node.value !== '');
}

/** Parses paragraphs, and lists whose lines begin with `- `. */
export function readBlocks(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      paragraph.startsWith('- ')
        ? { type: 'list', items: paragraph.split(/\n(?=- )/).map((item) => readInline(item.slice(2))) }
        : { type: 'paragraph', children: readInline(paragraph) },
    );
}

/** Returns a text without its Markdown. */
export const plainText = (text: string): string => readInline(text).map(splitWords).join('');

const splitWords = (node: Inline): string =>
  node.type === 'text' || node.type === 'inlineCode' ? node.value : node.children.map(splitWords).join('');
