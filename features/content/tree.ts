import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** A component or HTML element written in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A heading with the fragment id that Nextra gives it. */
interface PageHeading {
  depth: number;
  id: string;
  line: number;
  text: string;
}

/** First line of a node, from 1. */
export function getLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Text of a node and all below it, as Nextra joins it for heading ids. */
export function getText(node: Nodes): string {
  if ('children' in node) return node.children.map(getText).join('');
  return 'value' in node ? node.value : '';
}

/** Components and HTML elements of a page, in order. */
export function getElements(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
}

/** Value of a plain text attribute, or undefined when it is absent or an expression. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name)
      return typeof attribute.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

/** Headings below the title with their ids: a custom `[#id]` at the end, else the slug; repeats get a number. */
export function getHeadings(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  const found: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    if (node.depth === 1) return;
    const whole = getText(node);
    const custom = /\s*\[#([^\]]+)]\s*$/.exec(whole);
    const text = custom ? whole.slice(0, custom.index) : whole;
    found.push({ depth: node.depth, id: slugger.slug(custom?.[1] ?? text), line: getLine(node), text });
  });
  return found;
}
