import { type ComponentProps, createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { type Inline, readBlocks, readInline } from '@/shared/markdown';
import { siteHref } from '@/shared/paths';

const SiteLink = ({ href = '', ...props }: ComponentProps<'a'>) => <a href={siteHref(href)} {...props} />;

/** Spread children need no keys. */
const element = (type: string, nodes: readonly Inline[], Link: ElementType = SiteLink): ReactNode =>
  createElement(type, null, ...nodes.map((node) => toReact(node, Link)));

function toReact(node: Inline, Link: ElementType): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'strong':
      return element('strong', node.children, Link);
    case 'link':
      return createElement(Link, { href: node.url }, ...node.children.map((child) => toReact(child, Link)));
  }
}

/** Renders a line of Markdown from data. `Link` renders links; by default, to the address as written. */
export const inline = (text: string, Link: ElementType = SiteLink): ReactNode =>
  createElement(Fragment, null, ...readInline(text).map((node) => toReact(node, Link)));

export function Paragraphs({ text }: { text: string }) {
  const blocks = readBlocks(text).map((block) =>
    block.type === 'paragraph'
      ? element('p', block.children)
      : createElement('ul', null, ...block.items.map((item) => element('li', item))),
  );
  return createElement(Fragment, null, ...blocks);
}
