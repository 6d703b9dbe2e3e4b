import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A heading with Nextra's fragment ID. */
interface PageHeading {
  depth: number;
  id: string;
  line: number;
  text: string;
}

/** Returns the first line of a node, from 1. */
export function getLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Returns the text of a node, joined like Nextra does for heading IDs. */
export function getText(node: Nodes): string {
  if ('children' in node) return node.children.map(getText).join('');
  return 'value' in node ? node.value : '';
}

/** Returns the components and HTML elements of a page, in order. */
export function getElements(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
}

/** Returns the value of a text attribute; undefined when it is absent or an expression. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Returns the headings below the title with their IDs: a custom `[#id]` at the end, else the slug. Repeated
 * IDs get a number.
 */
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
