import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { getLine } from '@/features/content/tree';

/** A paragraph, heading or table cell. Code is replaced by `x`. */
export interface Passage {
  line: number;
  text: string;
  isCell: boolean;
}

/** Measurements of a page. Shares are percentages, rates are per 1,000 words. */
export interface Measures {
  words: number;
  negations: number;
  semicolons: number;
  longSentences: number;
  tableWords: number;
}

const NEGATION = /\b(?:no|not|none|never|nothing|neither|nor|nobody|nowhere|cannot|without)\b|n['’]t\b/gi;
const LONG_SENTENCE = 25;

/** Returns the paragraphs, headings and table cells of a page, with `x` in place of code. */
export function getPassages(tree: Root): Passage[] {
  const found: Passage[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'FileTree') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const text = proseText(node).replace(/ \[#[\w-]+\]$/, '');
    found.push({ line: getLine(node), text, isCell: node.type === 'tableCell' });
    return SKIP;
  });
  return found;
}

function proseText(node: Nodes): string {
  if (node.type === 'inlineCode') return 'x';
  if ('children' in node) return node.children.map(proseText).join('');
  return node.type === 'text' ? node.value : '';
}

export function measure(passages: readonly Passage[]): Measures {
  const all = passages.map(({ text }) => text).join('\n');
  const total = Math.max(1, splitWords(all));
  const cells = passages.filter(({ isCell }) => isCell).map(({ text }) => text);
  const sentences = passages
    .filter(({ isCell }) => !isCell)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ“„"(0-9])/));
  const long = sentences.filter((sentence) => splitWords(sentence) > LONG_SENTENCE).length;
  return {
    words: splitWords(all),
    negations: rate(all.match(NEGATION)?.length ?? 0, total),
    semicolons: rate(all.match(/;/g)?.length ?? 0, total),
    longSentences: Math.round((100 * long) / Math.max(1, sentences.length)),
    tableWords: Math.round((100 * splitWords(cells.join('\n'))) / total),
  };
}

const rate = (count: number, words: number) => Math.round((1000 * count) / words);

function splitWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
