import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import { linesAfterChange } from '@/shared/code/notation';

export interface Fence {
  file: string;
  /** Line of the first line of code, from 1. */
  line: number;
  /** Language after the backticks; '' without one. */
  lang: string;
  /** The code without removed lines of a diff. */
  code: string;
  /** Line of the fence for each line of `code`, from 1. */
  sourceLines: number[];
  /** Value of `filename="..."`, or ''. */
  filename: string;
  /** Whether the block cannot be checked, by its mark. */
  illustration: boolean;
}

export function getFences(pages: readonly SourcePage[]): Fence[] {
  return pages.flatMap((page) => {
    const fences: Fence[] = [];
    visit(page.tree, 'code', (node) => {
      const meta = node.meta ?? '';
      const lines = linesAfterChange(node.value);
      fences.push({
        file: page.file,
        line: getLine(node) + 1,
        lang: node.lang ?? '',
        code: lines.map(({ text }) => text).join('\n'),
        sourceLines: lines.map(({ source }) => source),
        filename: /filename="([^"]*)"/.exec(meta)?.[1] ?? '',
        illustration: /(^|\s)illustration(\s|$)/.test(meta),
      });
    });
    return fences;
  });
}

/** Returns the fences of some languages, without illustrations. */
export function checkable(fences: readonly Fence[], ...languages: string[]): Fence[] {
  return fences.filter((fence) => languages.includes(fence.lang) && !fence.illustration);
}

/** Languages with a check, and `text`, which needs none. */
const checkedLanguages: ReadonlySet<string> = new Set(
  'bash csharp dockerfile html http ini js json jsonc mermaid nginx powershell python sql text ts tsx xml yaml'.split(
    ' ',
  ),
);

/** Reports fences in a language without a check that aren't illustrations. */
export function checkLanguage(fence: Fence): Problem[] {
  if (fence.illustration || checkedLanguages.has(fence.lang)) return [];
  const fix = `use one of ${[...checkedLanguages].join(', ')}, or add "illustration"`;
  return [fenceProblem(fence, 0, `fence in "${fence.lang}", which nothing checks`, fix)];
}

/** Creates a problem in a line of a fence; `line` counts from 1 within the code. */
export function fenceProblem(fence: Fence, line: number, problem: string, fix: string): Problem {
  return { file: fence.file, line: fence.line + (fence.sourceLines[line - 1] ?? line) - 1, problem, fix };
}
