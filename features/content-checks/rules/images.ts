import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';

/** Reports images without alternative text. The link check reports missing files. */
export function checkImages(page: SourcePage): Problem[] {
  const found: Problem[] = [];
  visit(page.tree, 'image', (node) => {
    if (node.alt?.trim()) return;
    const problem = `image "${node.url}" has no alternative text`;
    found.push(problemAt(page, getLine(node), problem, 'describe in the square brackets what it shows'));
  });
  return found;
}
