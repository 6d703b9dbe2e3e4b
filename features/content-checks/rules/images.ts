import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';

/** Reports images without alternative text. The link check reports missing files. */
export function checkImages(page: SourcePage): Problem[] {
  const found: Problem[] = [];
  visit(page.tree, 'image', (node) => {
    if (node.alt?.trim()) return;
    found.push({
      file: page.file,
      line: getLine(node),
      problem: `image "${node.url}" has no alternative text`,
      fix: 'describe in the square brackets what it shows',
    });
  });
  return found;
}
