import { SKIP, visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';

/** A name with one spelling. */
export interface TermRule {
  /** Regular expression for the other spellings. */
  wrong: string;
  right: string;
}

/** Finds names in prose, title and description (not in code) with another spelling than agreed. */
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
    // The ID of a heading isn't prose either.
    if (node.type === 'text') check(node.value.replace(/ \[#[\w-]+\]$/, ''), getLine(node));
    return undefined;
  });
  const { title, description } = page.frontmatter;
  for (const text of [title, description]) check(typeof text === 'string' ? text : '', 2);
  return problems;
}
