import { pathToFileURL } from 'node:url';
import { readPages, type SourcePage } from '@/features/content/pages';
import { type Problem, problemAt, reportProblems } from '@/features/content/problem';
import { getData } from '@/features/content/site-data';
import { checkComponents } from './rules/components';
import { checkFrontmatter } from './rules/frontmatter';
import { checkHeadings } from './rules/headings';
import { checkDiagrams, checkImages } from './rules/images';
import { checkLinks, collectTargets } from './rules/links';
import { checkMeta } from './rules/meta';
import { checkWords } from './rules/words';

/**
 * Checks the source of all pages below `content/`: frontmatter, headings, components, diagrams, images,
 * links, words, and the `_meta.ts` files.
 * @returns problems by file and line; empty for valid pages
 */
export function checkContent(root: string): Problem[] {
  const data = getData();
  const { pages, problems } = readPages(root);
  const targets = collectTargets(pages, data);
  // A page that doesn't parse is missing among the targets.
  const isComplete = problems.length === 0;
  const found = pages.flatMap((page) => [
    ...checkFrontmatter(page),
    ...checkHeadings(page),
    ...checkComponents(page, data),
    ...checkImages(page),
    ...(isComplete ? checkLinks(page, targets, root) : []),
    ...checkWords(page),
    ...checkDiagrams(page, root),
  ]);
  return [...problems, ...found, ...checkMeta(pages, root), ...sameTitles(pages)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}

/** Reports equal titles, which look alike in search results and in the browser's history. */
function sameTitles(pages: readonly SourcePage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const { route, language, frontmatter } = page;
    const { title } = frontmatter;
    const key = `${language} ${title}`;
    const other = first.get(key);
    if (!other) first.set(key, route);
    if (!other) return [];
    return [problemAt(page, 1, `the title "${title}" is also that of ${other}`, 'choose another title')];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  reportProblems(checkContent(process.cwd()));
