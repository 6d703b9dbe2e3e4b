import { type DocSet, getCategories, getDocs, type NavNode } from '@/features/content/source';
import { aboutApi, consolePath } from '@/features/reference/build/about';
import { operationPage } from '@/features/reference/build/operation';
import { runningServerPages } from '@/features/reference/build/running-server';
import { schemaPages } from '@/features/reference/build/schema';
import { findUsage } from '@/features/reference/build/usage';
import { allOperations } from '@/shared/contract/all-operations';
import { apiRules } from '@/shared/contract/document';
import { once } from '@/shared/files/once';
import { build } from '@/shared/i18n/en/build';
import { type SiteLocale, site } from '@/theme.config';
import { absoluteUrl, markdownPagePath } from './links';
import { pageMarkdownPage } from './page';
import { referenceMarkdownPage } from './reference';
import type { MarkdownPage } from './types';

/** A part of the documentation with its pages in reading order. */
export interface MarkdownPageSection {
  title: string;
  markdownPages: MarkdownPage[];
}

function listHrefs(node: NavNode): string[] {
  return [node.href ?? '', ...(node.children ?? []).flatMap(listHrefs)];
}

/** Returns a line for each page, as in `llms.txt` and index pages. */
export function listPages(markdownPages: readonly MarkdownPage[]): string {
  return markdownPages
    .map(({ title, path, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`)
    .join('\n');
}

/** Groups the pages of a language by the top level of the sidebar. */
export async function docsSections(locale: SiteLocale): Promise<MarkdownPageSection[]> {
  const { tree, pages }: DocSet = await getDocs(locale);
  const shown = new Set(tree.flatMap(listHrefs));
  return tree.flatMap((node, index) => {
    const hrefs = new Set(listHrefs(node));
    // The first part also contains the pages outside the sidebar.
    const isPart = (href: string) => hrefs.has(href) || (index === 0 && !shown.has(href));
    const markdownPages = pages.filter(({ href }) => isPart(href)).map(pageMarkdownPage);
    return markdownPages.length > 0 ? [{ title: node.title, markdownPages }] : [];
  });
}

/** Returns operations, schemas and known differences as one section. */
export function apiSection(): MarkdownPageSection {
  const operations = allOperations.map((operation) =>
    referenceMarkdownPage(operationPage(operation, []), async () =>
      operationPage(operation, await findUsage(operation.id)),
    ),
  );
  const others = [...schemaPages(), ...runningServerPages()].map((page) =>
    referenceMarkdownPage(page, async () => page),
  );
  return { title: build.navApi, markdownPages: [...operations, ...others] };
}

function indexMarkdownPage(
  page: string,
  title: string,
  description: string,
  markdownPages: readonly MarkdownPage[],
  more = '',
): MarkdownPage {
  return {
    path: markdownPagePath(page),
    page,
    title,
    description,
    text: async () =>
      `${[`# ${title}`, description, more, listPages(markdownPages)].filter(Boolean).join('\n\n')}\n`,
  };
}

/** Returns the index of operations, schemas and differences. */
export function apiIndexPage(): MarkdownPage {
  const { title, markdownPages } = apiSection();
  const rules = `## Rules of all operations <a id="rules"></a>

${apiRules}`;
  return indexMarkdownPage(consolePath, title, aboutApi(), markdownPages, rules);
}

async function localMarkdownPages(locale: SiteLocale): Promise<MarkdownPage[]> {
  return (await docsSections(locale)).flatMap(({ markdownPages }) => markdownPages);
}

/** Every page with a Markdown version: all languages, the reference and the index pages. */
export const allMarkdownPages = once(async (): Promise<MarkdownPage[]> => {
  const pages = await Promise.all(site.locales.map(localMarkdownPages));
  const categories = await Promise.all(
    site.locales.map(async (locale) =>
      (await getCategories(locale)).map(({ href, title, pages: categoryPages }) =>
        indexMarkdownPage(
          href,
          title,
          categoryPages.map(({ sidebarTitle }) => sidebarTitle).join(', '),
          categoryPages.map(pageMarkdownPage),
        ),
      ),
    ),
  );
  return [...pages.flat(), ...categories.flat(), apiIndexPage(), ...apiSection().markdownPages];
});
