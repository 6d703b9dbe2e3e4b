import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { getHeadings, getLine } from '@/features/content/tree';

/** Reports second page titles, skipped levels, and headings with equal or empty IDs. */
export function checkHeadings(page: SourcePage): Problem[] {
  return [...checkTitles(page), ...checkLevels(page), ...checkIds(page)];
}

function checkTitles(page: SourcePage): Problem[] {
  const found: Problem[] = [];
  visit(page.tree, 'heading', (node) => {
    if (node.depth > 1) return;
    const problem = 'a "#" heading in the body, although the title is already the h1';
    found.push(problemAt(page, getLine(node), problem, 'use "##"'));
  });
  return found;
}

function checkLevels(page: SourcePage): Problem[] {
  let before = 1;
  return getHeadings(page.tree).flatMap((heading) => {
    const skipped = heading.depth > before + 1;
    // The steps component allows "###" directly; other skipped levels break the outline.
    const allowed = heading.depth === 3;
    before = heading.depth;
    if (!skipped || allowed) return [];
    return [problemAt(page, heading.line, `heading "${heading.text}" skips a level`, 'use one "#" less')];
  });
}

function checkIds(page: SourcePage): Problem[] {
  const seen = new Map<string, number>();
  return getHeadings(page.tree).flatMap(({ id, line, text }) => {
    const plain = text.trim().toLowerCase();
    const first = seen.get(plain);
    seen.set(plain, first ?? line);
    if (id && first === undefined) return [];
    const problem = id
      ? `heading "${text}" repeats the one in line ${first}, so its address depends on the order`
      : `heading "${text}" has no usable address`;
    const fix = 'word it so that it differs, or end it with a custom id such as [#other-name]';
    return [problemAt(page, line, problem, fix)];
  });
}
