import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { getHeadings, getLine } from '@/features/content/tree';

/** Reports second page titles, skipped levels, and headings with equal or empty IDs. */
export function checkHeadings(page: SourcePage): Problem[] {
  const found: Problem[] = [];
  const report = (line: number, problem: string, fix: string) =>
    found.push(problemAt(page, line, problem, fix));
  visit(page.tree, 'heading', (node) => {
    if (node.depth === 1)
      report(getLine(node), 'a "#" heading in the body, although the title is already the h1', 'use "##"');
  });
  const seen = new Map<string, number>();
  let before = 1;
  for (const { depth, id, line, text } of getHeadings(page.tree)) {
    // The steps component allows "###" directly; other skipped levels break the outline.
    if (depth > before + 1 && depth !== 3)
      report(line, `heading "${text}" skips a level`, 'use one "#" less');
    before = depth;
    const plain = text.trim().toLowerCase();
    const first = seen.get(plain);
    seen.set(plain, first ?? line);
    if (id && first === undefined) continue;
    const problem = id
      ? `heading "${text}" repeats the one in line ${first}, so its address depends on the order`
      : `heading "${text}" has no usable address`;
    report(line, problem, 'word it so that it differs, or end it with a custom id such as [#other-name]');
  }
  return found;
}
