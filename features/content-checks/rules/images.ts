import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import { getTexts, missingDrawing } from '@/features/diagrams/drawing';

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

/** Reports a diagram before the first command of a guide. */
function earlyDiagram(page: SourcePage): Problem[] {
  const { source } = page;
  const prerequisites = source.search(/^## .*(Before you begin|\[#(before-you-begin|what-you-need)\])/m);
  const diagram = source.indexOf('```mermaid');
  if (diagram < 0 || diagram > prerequisites) return [];
  const line = source.slice(0, diagram).split('\n').length;
  return [problemAt(page, line, 'the guide begins with a diagram', 'put it after what it explains')];
}

/** Reports diagrams without a text alternative, not drawn, or too early on the page. */
export function checkDiagrams(page: SourcePage, root: string): Problem[] {
  const problems = earlyDiagram(page);
  visit(page.tree, 'code', (node) => {
    if (node.lang !== 'mermaid') return;
    const line = getLine(node);
    const { problem } = getTexts(node.value);
    const missing = missingDrawing(node.value, root);
    if (problem) problems.push(problemAt(page, line + 1, problem, 'describe in them what the diagram shows'));
    else if (missing) problems.push(problemAt(page, line, missing.problem, missing.fix));
  });
  return problems;
}
