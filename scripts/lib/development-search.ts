import { toHtml } from 'hast-util-to-html';
import type { Nodes, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { allOperations } from '@/lib/contract/all-operations';
import { escapeAttribute, escapeText } from '@/lib/escape-html';
import { toPlain } from '@/lib/exports/markdown/convert';
import { dataOf } from '@/lib/server/versions/data';
import { currentVersion } from '@/lib/versions';
import { readPages, type SourcePage } from '@/scripts/check/pages';
import { headingsOf } from '@/scripts/check/tree';
import { type ExportedPage, isSearched, searchData } from '@/scripts/postbuild/search/search-data';
import { site } from '@/theme.config';

/** HTML as far as search reads it: title, description and text, whose headings have their addresses. */
const htmlOf = (title: unknown, description: unknown, body: string) =>
  `<meta name="description" content="${escapeAttribute(String(description))}"><main><h1>${escapeText(String(title))}</h1>${body}</main>`;

function toSearched({ file, route, language, version, frontmatter, tree }: SourcePage): ExportedPage {
  const context = { file, language, version, data: dataOf(version), link: (href: string) => href };
  const children: RootContent[] = toPlain(tree.children, context);
  const root: Nodes = { type: 'root', children };
  const ids = headingsOf(tree).map(({ id }) => id);
  visit(root, 'heading', (heading) => {
    heading.data = { hProperties: { id: ids.shift() ?? '' } };
  });
  const { title, description } = frontmatter;
  return { path: `${route}/`, html: htmlOf(title, description, toHtml(toHast(root))) };
}

/** A page of an operation: what is searched of it comes from the contract. */
const operationPages = (): ExportedPage[] =>
  allOperations.map(({ href, operation }) => ({
    path: `${href}/`,
    html: htmlOf(operation.summary, operation.description, ''),
  }));

/**
 * What is searched in a language, from the sources: as in the build, without the pages that only it makes (schemas,
 * differences, changes), and with settings as rows of their page.
 * @throws a sentence with file and line for a page that cannot be turned into text
 */
export function developmentSearch(root: string, language: string): string | undefined {
  const locale = site.locales.find(({ code }) => code === language);
  if (!locale) return undefined;
  const current = readPages(root).pages.filter(({ version }) => version === currentVersion);
  const pages = [...current.map(toSearched), ...operationPages()].filter(({ path }) => isSearched(path));
  return JSON.stringify(searchData(pages, locale));
}
