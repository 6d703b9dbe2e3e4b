import { createElement, Fragment, type ReactNode } from 'react';
import { type Inline, readBlocks, readInline } from '@/shared/markdown';
import { siteHref } from '@/shared/paths';

/** Spread children need no keys. */
const element = (type: string, nodes: readonly Inline[]): ReactNode =>
  createElement(type, null, ...nodes.map(toReact));

function toReact(node: Inline): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'strong':
      return element('strong', node.children);
    case 'link':
      return createElement('a', { href: siteHref(node.url) }, ...node.children.map(toReact));
  }
}

/** Renders a line of Markdown from the contract, the settings schema or the interface texts. */
export const inline = (text: string): ReactNode =>
  createElement(Fragment, null, ...readInline(text).map(toReact));

export function Paragraphs({ text }: { text: string }) {
  const blocks = readBlocks(text).map((block) =>
    block.type === 'paragraph'
      ? element('p', block.children)
      : createElement('ul', null, ...block.items.map((item) => element('li', item))),
  );
  return createElement(Fragment, null, ...blocks);
}
