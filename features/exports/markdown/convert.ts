import type { Heading, Nodes, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { JsxElement } from '@/features/content/tree';
import { codeAfterChange } from '@/shared/code/notation';
import { elementHandlers } from './elements';
import { code, createAnchor, flatten, paragraph, text } from './nodes';
import type { MarkdownPageContext } from './types';

const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: false,
});

const fileName = /\bfilename="([^"]+)"/;
const customId = /\s*\[#([^\]]+)]\s*$/;

/** Replaces every component of the docs with plain Markdown. */
export const toPlain = (nodes: readonly Nodes[], context: MarkdownPageContext): RootContent[] =>
  nodes.flatMap((node) => plainNode(node, context));

function plainNode(node: Nodes, context: MarkdownPageContext): RootContent[] {
  switch (node.type) {
    case 'root':
      return toPlain(node.children, context);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, context);
    case 'paragraph':
      // A component on a separate line is in a paragraph, which the compiler removes as well.
      if (node.children.every(isBlockElement)) return toPlain(node.children.filter(isElement), context);
      break;
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) || node.value.trim() === '') return [];
      throw new Error(
        `${context.file}:${node.position?.start.line ?? 1}: the expression {${node.value}} has no text form; write its value.`,
      );
    case 'link':
      return [
        { ...node, url: context.link(node.url), children: toPlain(node.children, context) } as RootContent,
      ];
    case 'image':
    case 'definition':
      return [{ ...node, url: context.link(node.url) }];
    case 'code':
      return [...fileLabel(node.meta), { ...node, meta: null, value: codeAfterChange(node.value) }];
    case 'heading':
      return [plainHeading(node, context)];
  }
  return [
    ('children' in node ? { ...node, children: toPlain(node.children, context) } : node) as RootContent,
  ];
}

function isElement(node: Nodes): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement';
}

function isBlockElement(node: Nodes): boolean {
  if (isElement(node)) return node.name !== 'Term';
  return node.type === 'text' && node.value.trim() === '';
}

function plainElement(element: JsxElement, context: MarkdownPageContext): RootContent[] {
  const name = element.name ?? '';
  const handler = context.handlers?.[name] ?? elementHandlers[name];
  if (!handler)
    throw new Error(
      `${context.file}:${element.position?.start.line ?? 1}: <${name}> has no Markdown form; add a handler to features/exports/markdown/elements.ts.`,
    );
  return handler(element, toPlain(element.children, context), context);
}

/** Returns the file name of a fence as a line before it: Markdown has no place for it. */
function fileLabel(meta: string | null | undefined): RootContent[] {
  const name = fileName.exec(meta ?? '')?.[1];
  return name ? [paragraph(code(name), text(':'))] : [];
}

/** Turns a heading's custom ID into an anchor. */
function plainHeading(node: Heading, context: MarkdownPageContext): RootContent {
  const children = flatten(toPlain(node.children, context));
  const last = children.at(-1);
  const id = last?.type === 'text' ? customId.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || !id) return { ...node, children };
  const words = [...children.slice(0, -1), { ...last, value: last.value.replace(customId, '') }];
  return { ...node, children: [...words, ...createAnchor(id, words)] };
}

/** Serializes plain nodes, with one line break at the end. */
export const writeMarkdown = (children: RootContent[]): string =>
  writer.stringify({ type: 'root', children });
