import { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type { BlockContent, ListItem, PhrasingContent, Root } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { getText } from '@/features/content/tree';
import { languageNames } from '@/features/mdx/code-block';
import { findElement, hasClass } from './main-text';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handler>[0];

/** What the Markdown of a page depends on in addition to its HTML. */
interface PageContext {
  /** Makes an address absolute. */
  link: (href: string) => string;
  /** Sources of the diagrams, by the address of the image. */
  diagrams: ReadonlyMap<string, string>;
}

const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: false,
});

/** Classes of texts that the style sheet sets in bold; the title of a card is its link. */
const BOLD = /^(?!card-)(.*-)?(title|label)$/;

/** Labels of code that say the same as the language of the fence. */
const LANGUAGES = new Set([...Object.values(languageNames), 'cURL']);

/** Elements without a heading that links lead to: notes, rows of tables, items of lists. */
const PLACES = new Set(['aside', 'li', 'tr']);

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const phrasing = (state: State, node: Element) => state.all(node) as PhrasingContent[];
const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const anchor = (id: string): PhrasingContent[] => [text(' '), { type: 'html', value: `<a id="${id}"></a>` }];

/** Returns a list item that begins with a line and continues with blocks; the first text joins the line. */
function listItem(line: PhrasingContent[], blocks: BlockContent[]): ListItem {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return { type: 'listItem', children: [paragraph(...line), ...blocks] };
  return { type: 'listItem', children: [paragraph(...line, text(': '), ...first.children), ...rest] };
}

const list = (children: ListItem[]) => ({ type: 'list' as const, ordered: false, spread: false, children });

/** Turns each name of a list of definitions into an item, followed by its definitions. */
const definitions: Handler = (state, node: Element) => {
  const parts = node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]));
  const items: ListItem[] = [];
  let line: PhrasingContent[] = [];
  let blocks: BlockContent[] = [];
  const close = () => void (line.length > 0 && items.push(listItem(line, blocks)));
  for (const part of parts.filter(isElement)) {
    if (part.tagName === 'dt') {
      close();
      [line, blocks] = [phrasing(state, part), []];
    } else blocks.push(...flow(state, part));
  }
  close();
  return list(items);
};

const cards: Handler = (state, node: Element) =>
  list(
    node.children.filter(isElement).map((card) => {
      const [title, ...about] = flow(state, card);
      return listItem(title?.type === 'paragraph' ? title.children : [], about);
    }),
  );

/** Returns a folded part under its summary. The ID of its body is the anchor of the summary. */
const details: Handler = (state, node: Element) => {
  const [summary, ...body] = node.children.filter(isElement);
  if (!summary) return undefined;
  const id = body[0]?.properties.id;
  const head = paragraph(strong(...phrasing(state, summary)), ...(id ? anchor(String(id)) : []));
  return [head, ...flow(state, { ...node, children: body })];
};

/** Returns code below its file name, or what its label says beyond the language. */
const codeFigure = (state: State, node: Element): BlockContent[] => {
  const [head, ...code] = node.children.filter(isElement);
  const [label] = head?.children.filter(isElement) ?? [];
  const blocks = flow(state, { ...node, children: code });
  const name = label ? getText({ type: 'paragraph', children: phrasing(state, label) }) : '';
  const isFile = label && hasClass(label, 'code-file');
  if (name === '' || (!isFile && LANGUAGES.has(name))) return blocks;
  return [paragraph(isFile ? { type: 'inlineCode', value: name } : text(name), text(':')), ...blocks];
};

/** Adds an anchor to the start of the text of each place with an ID. */
function addAnchors(main: Element): void {
  visit(main, 'element', (node) => {
    const { id } = node.properties;
    if (!PLACES.has(node.tagName) || typeof id !== 'string') return;
    const [first] = node.children.filter(isElement);
    const place = node.tagName !== 'li' && first ? first : node;
    place.children.unshift({ type: 'element', tagName: 'a', properties: { id }, children: [] });
  });
}

function createHandlers({ diagrams }: PageContext): Options['handlers'] {
  const title: Handler = (state, node: Element) => {
    const children = phrasing(state, node);
    const id = node.properties.id;
    // Readers of Markdown derive the same ID from the text.
    const isDerived = !id || slug(children.map(getText).join('')) === id;
    return {
      type: 'heading',
      depth: Number(node.tagName[1]) as 1 | 2 | 3 | 4,
      children: [...children, ...(isDerived ? [] : anchor(String(id)))],
    };
  };
  const inline: Handler = (state, node: Element) => {
    if (hasClass(node, BOLD)) return strong(...phrasing(state, node));
    return phrasing(state, node);
  };
  return {
    h1: title,
    h2: title,
    h3: title,
    h4: title,
    a: (state, node: Element) => {
      if (hasClass(node, 'anchor')) return phrasing(state, node);
      if (!node.properties.href) return { type: 'html', value: `<a id="${node.properties.id}"></a>` };
      return { type: 'link', url: String(node.properties.href), children: phrasing(state, node) };
    },
    aside: (state, node: Element) => ({ type: 'blockquote', children: flow(state, node) }),
    details,
    div: (state, node: Element) => {
      if (hasClass(node, 'cards')) return cards(state, node, undefined);
      const [child] = node.children.filter(isElement);
      const label = child?.tagName === 'table' && child.properties.ariaLabel;
      return label ? [paragraph(text(`${label}:`)), ...flow(state, node)] : state.all(node);
    },
    dl: definitions,
    figure: (state, node: Element) => {
      if (hasClass(node, 'code')) return codeFigure(state, node);
      const source = diagrams.get(
        String(findElement(node, ({ tagName }) => tagName === 'img')?.properties.src),
      );
      return source ? { type: 'code', lang: 'mermaid', value: source } : state.all(node);
    },
    p: (state, node: Element) => paragraph(...([inline(state, node, undefined)].flat() as PhrasingContent[])),
    span: inline,
    var: (state, node: Element) => phrasing(state, node),
    wbr: () => undefined,
  };
}

/**
 * Returns the text of a page as Markdown.
 * @param main what `readMain` returns; gets anchors
 * @param description a sentence below the title; empty where the text itself begins with one
 */
export function toMarkdown(main: Element, description: string, context: PageContext): string {
  addAnchors(main);
  const tree = unified()
    .use(rehypeRemark, { handlers: createHandlers(context) })
    .runSync({ type: 'root', children: [main] }) as Root;
  visit(tree, ['link', 'image'], (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = context.link(node.url);
  });
  const [title, ...rest] = tree.children;
  const lead = description ? [paragraph(text(description))] : [];
  return writer.stringify({ type: 'root', children: [...(title ? [title] : []), ...lead, ...rest] });
}
