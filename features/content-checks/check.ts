import { pathToFileURL } from 'node:url';
import { readPages, type SourcePage } from '@/features/content/pages';
import { formatProblem, type Problem } from '@/features/content/problem';
import { type DataOf, getData } from '@/features/versions/data';
import { checkComponents } from './rules/components';
import { checkDiagrams } from './rules/diagrams';
import { checkFrontmatter } from './rules/frontmatter';
import { checkHeadings } from './rules/headings';
import { checkImages } from './rules/images';
import { checkLinks, collectTargets } from './rules/links';
import { checkMeta } from './rules/meta';

/**
 * Checks the source of all pages below `content/`: frontmatter, headings, components, diagrams, images,
 * links, and the `_meta.ts` files.
 * @param data data of the versions, for tests
 * @returns problems by file and line; empty for valid pages
 */
export async function checkContent(root: string, data: DataOf = getData): Promise<Problem[]> {
  const { pages, problems } = readPages(root);
  const targets = collectTargets(pages, data);
  const found = pages.flatMap((page) => [
    ...checkFrontmatter(page),
    ...checkHeadings(page),
    ...checkComponents(page, data(page.version)),
    ...checkImages(page),
    ...checkLinks(page, targets, root, data),
  ]);
  const diagrams = await Promise.all(pages.map((page) => checkDiagrams(page, root)));
  return [
    ...problems,
    ...found,
    ...diagrams.flat(),
    ...checkMeta(pages, root),
    ...sameTitles(pages),
    ...unlistedVersions(pages),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Reports equal titles, which look alike in search results and in the browser's history. */
function sameTitles(pages: readonly SourcePage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, route, language, version, frontmatter: { title } }) => {
    // Previous versions repeat the titles of the current pages.
    const key = `${language} ${version.path} ${title}`;
    const other = first.get(key);
    if (!other) first.set(key, route);
    return other
      ? [
          {
            file,
            line: 1,
            problem: `the title "${title}" is also that of ${other}`,
            fix: 'choose another title',
          },
        ]
      : [];
  });
}

/**
 * Reports folders of versions that the configuration doesn't list. They would be published as a section of
 * the current version.
 */
function unlistedVersions(pages: readonly SourcePage[]): Problem[] {
  const folder = /^content\/(\d+\.\d+\.\d+)\//;
  const unlisted = new Map<string, Problem>();
  for (const { file, version } of pages) {
    const name = folder.exec(file)?.[1];
    if (!name || version.path === name || unlisted.has(name)) continue;
    unlisted.set(name, {
      file,
      line: 1,
      problem: `the folder content/${name} contains a version that is not listed`,
      fix: `list ${name} in the versions of theme.config.tsx, or remove content/${name}`,
    });
  }
  return [...unlisted.values()];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await checkContent(process.cwd());
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
