import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { getHeadings, textAttribute } from '@/features/content/tree';

/** Inline nodes: their siblings belong to the same sentence. */
const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

/**
 * Returns the visible words of a Markdown tree: without markup, with titles of boxes, separated by single
 * spaces.
 */
export function plainText(tree: Nodes): string {
  return oneLine(splitWords(tree));
}

/**
 * Returns the words of the section under a heading, with its subsections; undefined if the page lacks the
 * heading.
 */
export function sectionText(tree: Root, id: string): string | undefined {
  const headings = getHeadings(tree);
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return oneLine(wordsBetween(tree, heading.line, next?.line ?? Number.POSITIVE_INFINITY));
}

/** Returns the words of the nodes that start at or after a line and end before another. */
function wordsBetween(node: Nodes, from: number, to: number): string {
  const { start, end } = node.position ?? { start: { line: 0 }, end: { line: 0 } };
  if (end.line < from || start.line >= to) return '';
  if (start.line >= from && end.line < to) return splitWords(node);
  return 'children' in node ? node.children.map((child) => wordsBetween(child, from, to)).join('\n') : '';
}

/** Returns the words of a Markdown text without components, such as a description of the contract. */
export function plainMarkdown(source: string): string {
  return plainText(unified().use(remarkParse).parse(source));
}

/** Collapses white space to single spaces. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function splitWords(node: Nodes): string {
  const around = inline.has(node.type) ? '' : '\n';
  if ('value' in node) return `${around}${node.value}${around}`;
  const words = 'children' in node ? node.children.map(splitWords).join('') : '';
  return `${around}${getAttributes(node)}${words}${around}`;
}

/** Returns texts that a component shows from its attributes: titles and summaries. */
function getAttributes(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return '';
  return ['title', 'summary'].map((name) => `${textAttribute(node, name) ?? ''}\n`).join('');
}
