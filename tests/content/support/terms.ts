import { SKIP, visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';

/** A name that is written in one way only. */
export interface TermRule {
  /** Regular expression for the other ways. */
  wrong: string;
  right: string;
}

/** Names in prose (not in code) that are written in another way than agreed, title and description included. */
export function checkTerms(page: SourcePage, rules: readonly TermRule[]): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, line: number): void => {
    for (const { wrong, right } of rules) {
      const match = new RegExp(wrong).exec(text);
      if (!match) continue;
      const at = line + text.slice(0, match.index).split('\n').length - 1;
      problems.push({
        file: page.file,
        line: at,
        problem: `"${match[0]}" in prose`,
        fix: `write ${right}, or mark it as code`,
      });
    }
  };
  visit(page.tree, (node) => {
    // A file tree contains names of files, not prose.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'FileTree') return SKIP;
    // Nor is the id of a heading.
    if (node.type === 'text') check(node.value.replace(/ \[#[\w-]+\]$/, ''), getLine(node));
    return undefined;
  });
  const { title, description } = page.frontmatter;
  for (const text of [title, description]) check(typeof text === 'string' ? text : '', 2);
  return problems;
}
