import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Nodes that stand inside a line: what is beside them belongs to the same sentence. */
const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

/** The words of a Markdown tree as a reader sees them: no markup, titles of boxes included, single blanks. */
export function plainText(tree: Nodes): string {
  return oneLine(wordsOf(tree));
}

/** The same for a Markdown text without components, such as a description of the contract. */
export function plainMarkdown(source: string): string {
  return plainText(unified().use(remarkParse).parse(source));
}

/** The text with every run of white space turned into one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Nodes): string {
  const around = inline.has(node.type) ? '' : '\n';
  if ('value' in node) return `${around}${node.value}${around}`;
  const words = 'children' in node ? node.children.map(wordsOf).join('') : '';
  return `${around}${attributesOf(node)}${words}${around}`;
}

/** Texts that a component shows from its attributes: titles and summaries. */
function attributesOf(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return '';
  const shown = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [attribute] : [],
  );
  return shown
    .filter(({ name }) => name === 'title' || name === 'summary')
    .map(({ value }) => `${value}\n`)
    .join('');
}
