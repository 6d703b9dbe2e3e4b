import type { DocPage } from '@/lib/server/source';
import { contentFiles, readContent } from '@/lib/server/source/files';
import { dataOf } from '@/lib/server/versions/data';
import { linkIn } from '@/lib/server/versions/links';
import { parsePage } from '@/scripts/check/pages';
import { toPlain, writeMarkdown } from './convert';
import { markdownPageLinks, markdownPagePath } from './links';
import { heading, paragraph, text } from './nodes';
import type { MarkdownPage, MarkdownPageContext } from './types';

/**
 * Markdown of an MDX text: its title, its description, its body without components.
 * Throws a sentence with file and line when a component cannot be turned into text.
 */
export function mdxToMarkdown(source: string, context: MarkdownPageContext): string {
  const { file } = context;
  const parsed = parsePage(file, '', source);
  if ('problem' in parsed) throw new Error(`${parsed.file}:${parsed.line}: ${parsed.problem}`);
  const { title, description } = parsed.frontmatter;
  return writeMarkdown([
    heading(1, text(String(title))),
    paragraph(text(String(description))),
    ...toPlain(parsed.tree.children, context),
  ]);
}

/** The text form of a documentation page. */
export function pageMarkdownPage(page: DocPage): MarkdownPage {
  return {
    path: markdownPagePath(page.href),
    page: page.href,
    title: page.title,
    description: page.description,
    text: async () => {
      const content = await readContent(page);
      if (!content)
        throw new Error(`The page ${page.href} has no text: expected ${contentFiles(page).join(' or ')}.`);
      const { file, source } = content;
      const { version } = page;
      const follow = markdownPageLinks(page.href, page.locale);
      const link = (href: string) => follow(linkIn(version, href));
      const data = dataOf(version);
      return mdxToMarkdown(source, { file, language: page.textLocale.code, version, data, link });
    },
  };
}
