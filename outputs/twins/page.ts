import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePage } from '@/checks/pages';
import type { DocPage } from '@/lib/build/source';
import { dataOf } from '@/lib/build/versions/data';
import { linkIn } from '@/lib/build/versions/links';
import { toPlain, writeMarkdown } from './convert';
import { twinLinks, twinPath } from './links';
import { paragraph, text } from './nodes';
import type { Twin, TwinContext } from './types';

async function readSource(contentPath: readonly string[]): Promise<{ file: string; source: string }> {
  const path = join('content', ...contentPath);
  for (const file of [`${path}.mdx`, join(path, 'index.mdx')]) {
    const source = await readFile(file, 'utf8').catch(() => undefined);
    if (source !== undefined) return { file, source };
  }
  throw new Error(`No content file for "${contentPath.join('/')}": expected ${path}.mdx.`);
}

/**
 * Markdown of an MDX text: its title, its description, its body without components.
 * Throws a sentence with file and line when a component cannot be turned into text.
 */
export function mdxToMarkdown(source: string, context: TwinContext): string {
  const { file } = context;
  const parsed = parsePage(file, '', source);
  if ('problem' in parsed) throw new Error(`${parsed.file}:${parsed.line}: ${parsed.problem}`);
  const { title, description } = parsed.frontmatter;
  return writeMarkdown([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: String(title) }] },
    paragraph(text(String(description))),
    ...toPlain(parsed.tree.children, context),
  ]);
}

/** The text form of a documentation page. */
export function pageTwin(page: DocPage): Twin {
  return {
    path: twinPath(page.href),
    page: page.href,
    title: page.title,
    description: page.description,
    text: async () => {
      const { file, source } = await readSource(page.contentPath);
      const { version } = page;
      const follow = twinLinks(page.href, page.locale);
      const link = (href: string) => follow(linkIn(version, href));
      const data = dataOf(version);
      return mdxToMarkdown(source, { file, language: page.textLocale.code, version, data, link });
    },
  };
}
