import { slug } from 'github-slugger';
import type {
  BlockContent,
  Code,
  DefinitionContent,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast';
import { getText } from '@/features/content/tree';

const blockTypes: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'definition',
  'footnoteDefinition',
  'heading',
  'html',
  'list',
  'listItem',
  'paragraph',
  'table',
  'thematicBreak',
]);

const isPhrasing = (node: RootContent): node is PhrasingContent => !blockTypes.has(node.type);

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
export const heading = (depth: 1 | 2 | 3 | 4, ...children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth,
  children,
});
/** Returns the anchor for a heading's ID; none if it equals the ID derived from the text. */
export function createAnchor(id: string, words: readonly PhrasingContent[]): PhrasingContent[] {
  return slug(words.map(getText).join('')) === id
    ? []
    : [text(' '), { type: 'html', value: `<a id="${id}"></a>` }];
}

export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  // Links cannot be nested.
  children: children.filter((child) => child.type !== 'link'),
});
export const fence = (lang: string, value: string): Code => ({ type: 'code', lang, value });
export const table = (rows: TableCell[][]): RootContent => ({
  type: 'table',
  children: rows.map((cells) => ({ type: 'tableRow', children: cells })),
});
export const cell = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });

/** Returns the inline nodes of blocks, for places with a single line. */
export function flatten(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    if (isPhrasing(node)) return [node];
    if (node.type !== 'paragraph')
      throw new Error(`A ${node.type} does not fit on one line: use a sentence.`);
    return index === 0 ? node.children : [text(' '), ...node.children];
  });
}

/** Wraps consecutive inline nodes in paragraphs. */
export function blocks(nodes: readonly RootContent[]): (BlockContent | DefinitionContent)[] {
  const found: (BlockContent | DefinitionContent)[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      open = undefined;
      found.push(node as BlockContent);
    } else if (open) open.children.push(node);
    else {
      open = paragraph(node);
      found.push(open);
    }
  }
  return found;
}

export const list = (children: ListItem[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

/** Returns a list with one line per item. */
export const bulletList = (items: PhrasingContent[][]): RootContent =>
  list(items.map((line) => ({ type: 'listItem', spread: false, children: [paragraph(...line)] })));
