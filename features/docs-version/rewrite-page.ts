import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFrontmatter } from '@/features/content/frontmatter';
import { parsePage } from '@/features/content/pages';
import { textAttribute } from '@/features/content/tree';
import { versionFiles } from '@/features/versions/files';
import { servedPath } from '@/features/versions/links';
import { linkInVersion } from '@/shared/addresses';
import type { DocsVersion } from '@/theme.config';

/** Replacement from `start` to before `end`, in characters. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns the target of a link within a snapshot: a page or a data file of that version. */
function versionedHref(href: string, version: DocsVersion): string {
  for (const name of ['contract', 'settings'] as const)
    if (`public${href}` === versionFiles[name].current) return servedPath(name, version);
  return linkInVersion(href, version);
}

function apply(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

/** Returns the number of characters before the body that the parser does not count; see parsePage. */
function bodyOffset(source: string): number {
  const { head } = readFrontmatter(source);
  return head.length - (head.split('\n').length - 1);
}

/**
 * Rewrites a page for a snapshot: links to documentation stay inside the version. Code is unchanged, because
 * components use the frozen data.
 * @throws Error with file and line when the page does not parse
 */
export function rewritePage(file: string, source: string, version: DocsVersion): string {
  const page = parsePage(file, '', source);
  if ('problem' in page) throw new Error(`${page.file}:${page.line}: ${page.problem}; ${page.fix}.`);
  const shift = bodyOffset(source);
  const edits: Edit[] = [];
  const replaceAfter = (from: number, node: Nodes, search: string, replacement: string) => {
    const start = source.indexOf(search, from);
    if (start < 0 || start >= endOffset(node) + shift)
      throw new Error(
        `${file}: the link "${search}" is not in the source as written; remove escapes from it.`,
      );
    edits.push({ start, end: start + search.length, text: replacement });
  };
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const moved = versionedHref(node.url, version);
      const last = node.type === 'link' ? node.children.at(-1) : undefined;
      if (moved !== node.url)
        replaceAfter((last ? endOffset(last) : startOffset(node)) + shift, node, node.url, moved);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const href = textAttribute(node, 'href');
    if (href === undefined || versionedHref(href, version) === href) return;
    replaceAfter(startOffset(node) + shift, node, `href="${href}"`, `href="${versionedHref(href, version)}"`);
  });
  return apply(source, edits);
}

const startOffset = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOffset = (node: Nodes): number => node.position?.end.offset ?? 0;
