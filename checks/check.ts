import { pathToFileURL } from 'node:url';
import { readPages, type SourcePage } from './pages';
import { formatProblem, type Problem } from './problem';
import { checkComponents } from './rules/components';
import { checkDiagrams } from './rules/diagrams';
import { checkFrontmatter } from './rules/frontmatter';
import { checkHeadings } from './rules/headings';
import { checkImages } from './rules/images';
import { checkLinks, collectTargets } from './rules/links';

/**
 * Checks the source of all pages below `content/`: frontmatter, headings, components, diagrams, images, links.
 * @param root folder of the project
 * @returns problems in the order of the files; empty when all is well
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const { pages, problems } = readPages(root);
  const targets = collectTargets(root, pages);
  const found = pages.flatMap((page) => [
    ...checkFrontmatter(page),
    ...checkHeadings(page),
    ...checkComponents(page),
    ...checkImages(page),
    ...checkLinks(page, targets, root),
  ]);
  const diagrams = await Promise.all(pages.map((page) => checkDiagrams(page, root)));
  return [...problems, ...found, ...diagrams.flat(), ...sameTitles(pages)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}

/** Two pages with one title look alike in search results and in the browser's history. */
function sameTitles(pages: readonly SourcePage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, route, language, frontmatter: { title } }) => {
    // Snapshots of older versions, such as /docs/0.1.1/…, repeat the titles of the current pages.
    const key = `${language} ${/\/docs\/(\d[^/]*)/.exec(route)?.[1] ?? ''} ${title}`;
    const other = first.get(key);
    if (!other) first.set(key, route);
    return other
      ? [
          {
            file,
            line: 1,
            problem: `the title "${title}" is also that of ${other}`,
            mend: 'choose another title',
          },
        ]
      : [];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await checkContent(process.cwd());
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
