import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true });

/** Elements of the interface, and removed lines of code, which are no text of the page. */
const NO_TEXT = new Set(['button', 'del', 'nav', 'script', 'template']);

/** Attributes of what isn't text of the page: hidden parts, islands, menus, and what components leave out. */
const IGNORED = ['hidden', 'dataIsland', 'dataMenu', 'dataMarkdownIgnore'];

const isText = ({ tagName, properties }: Element): boolean =>
  !NO_TEXT.has(tagName) && !IGNORED.some((name) => name in properties);

/** Removes comments and elements that aren't text. */
function keepText(element: Element): Element {
  const children = element.children.flatMap((child): Element['children'] => {
    if (child.type !== 'element') return child.type === 'text' ? [{ type: 'text', value: child.value }] : [];
    return isText(child) ? [keepText(child)] : [];
  });
  const { tagName, properties } = element;
  return { type: 'element', tagName, properties, children };
}

/**
 * Returns the `main` element of a finished page without menus, islands and elements marked with
 * `data-markdown-ignore`. Markdown and search read pages through it. Throws for a page without `main`.
 * @param file name for the message
 */
export function readMain(html: string, file: string): Element {
  const [own = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  const main = findElement(parser.parse(own), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${file} has no <main> element, from which its Markdown is made.`);
  return keepText(main);
}

/** Returns the first element that matches, in document order. */
export function findElement(node: Nodes, isMatch: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (!isMatch(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Returns whether a class of an element matches. */
export function hasClass({ properties: { className } }: Element, name: string | RegExp): boolean {
  if (!Array.isArray(className)) return false;
  return className.some((one) => (typeof name === 'string' ? one === name : name.test(String(one))));
}
