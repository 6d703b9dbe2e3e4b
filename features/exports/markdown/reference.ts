import type { RootContent } from 'mdast';
import type { ReferencePage, Section } from '@/features/reference/build/types';
import { type BlockContext, blockNodes, lineNodes } from './blocks';
import { writeMarkdown } from './convert';
import { markdownPageLinks, markdownPagePath } from './links';
import { createAnchor, heading, link, text } from './nodes';
import type { MarkdownPage } from './types';

function sectionNodes(section: Section, depth: 2 | 3, context: BlockContext): RootContent[] {
  const { id, title, href, status, blocks, sections = [] } = section;
  const below = { ...context, depth: depth === 2 ? 3 : 4 } as const;
  const words = lineNodes(title, context);
  const name = [...(status === undefined ? [] : [text(`${status} `)]), ...words];
  return [
    {
      ...heading(depth, ...(href ? [link(context.link(href), ...name)] : name), ...createAnchor(id, name)),
      data: { hProperties: { id } },
    },
    ...blocks.flatMap((block) => blockNodes(block, below)),
    ...sections.flatMap((one) => sectionNodes(one, 3, context)),
  ];
}

/** Returns the nodes of a reference page below its title. Each heading has its ID in `data`. */
export function referenceNodes(page: ReferencePage): RootContent[] {
  const context: BlockContext = { link: markdownPageLinks(page.path), depth: 3 };
  return [
    ...page.lead.flatMap((block) => blockNodes(block, context)),
    ...page.sections.flatMap((section) => sectionNodes(section, 2, context)),
  ];
}

export const referenceMarkdown = (page: ReferencePage): string =>
  writeMarkdown([heading(1, text(page.title)), ...referenceNodes(page)]);

/** Returns the Markdown version of a page; `make` is called when the text is needed. */
export function referenceMarkdownPage(
  page: Pick<ReferencePage, 'path' | 'title' | 'longTitle' | 'description'>,
  make: () => Promise<ReferencePage>,
): MarkdownPage {
  const { path, title, longTitle, description } = page;
  return {
    path: markdownPagePath(path),
    page: path,
    title: longTitle ?? title,
    description,
    text: async () => referenceMarkdown(await make()),
  };
}
