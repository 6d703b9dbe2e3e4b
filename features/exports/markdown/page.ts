import { parsePage, type SourcePage } from '@/features/content/pages';
import { getData } from '@/features/content/site-data';
import type { DocPage } from '@/features/content/source';
import { contentFiles, readContent } from '@/features/content/source/files';
import { toPlain, writeMarkdown } from './convert';
import { markdownPageLinks, markdownPagePath } from './links';
import { heading, paragraph, text } from './nodes';
import type { MarkdownPage, MarkdownPageContext } from './types';

/** Parses an MDX text. Throws an error with file and line where it is malformed. */
export function parseText(file: string, source: string): SourcePage {
  const parsed = parsePage(file, '', source);
  if ('problem' in parsed) throw new Error(`${parsed.file}:${parsed.line}: ${parsed.problem}`);
  return parsed;
}

/**
 * Converts an MDX text to Markdown: title, description, and body without components. Throws an error with
 * file and line for a component without a Markdown version.
 */
export function mdxToMarkdown(source: string, context: MarkdownPageContext): string {
  const { frontmatter, tree } = parseText(context.file, source);
  const { title, description } = frontmatter;
  return writeMarkdown([
    heading(1, text(String(title))),
    paragraph(text(String(description))),
    ...toPlain(tree.children, context),
  ]);
}

/** Reads the source of a documentation page with its conversion context. Throws if the page has none. */
export async function readPage(page: DocPage): Promise<{ source: string; context: MarkdownPageContext }> {
  const content = await readContent(page);
  if (!content)
    throw new Error(`The page ${page.href} has no text: expected ${contentFiles(page).join(' or ')}.`);
  const link = markdownPageLinks(page.href, page.locale);
  const context = { file: content.file, language: page.textLocale.code, data: getData(), link };
  return { source: content.source, context };
}

export function pageMarkdownPage(page: DocPage): MarkdownPage {
  return {
    path: markdownPagePath(page.href),
    page: page.href,
    title: page.title,
    description: page.description,
    text: async () => {
      const { source, context } = await readPage(page);
      return mdxToMarkdown(source, context);
    },
  };
}
