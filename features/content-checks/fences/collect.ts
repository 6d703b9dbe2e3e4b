import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import { linesAfterChange } from '@/shared/code/notation';
import type { DocsVersion } from '@/theme.config';

/** A fenced code block of a page. */
export interface Fence {
  file: string;
  /** Line of the first line of code, from 1. */
  line: number;
  /** Language after the backticks; empty when there is none. */
  lang: string;
  /** The code after the change that the fence shows. */
  code: string;
  /** Line of the fence that each line of the code comes from, from 1. */
  sourceLines: number[];
  /** Value of `filename="..."`, or empty. */
  filename: string;
  /** The block says that it cannot be checked. */
  illustration: boolean;
  /** Version of the documentation that the page belongs to. */
  version: DocsVersion;
}

/** All fences of the given pages, in order. */
export function getFences(pages: readonly SourcePage[]): Fence[] {
  return pages.flatMap((page) => {
    const found: Fence[] = [];
    visit(page.tree, 'code', (node) => {
      const meta = node.meta ?? '';
      const lines = linesAfterChange(node.value);
      found.push({
        file: page.file,
        line: getLine(node) + 1,
        lang: node.lang ?? '',
        code: lines.map(({ text }) => text).join('\n'),
        sourceLines: lines.map(({ source }) => source),
        filename: /filename="([^"]*)"/.exec(meta)?.[1] ?? '',
        illustration: /(^|\s)illustration(\s|$)/.test(meta),
        version: page.version,
      });
    });
    return found;
  });
}

/** Fences of some languages that are meant to be checked. */
export function checkable(fences: readonly Fence[], ...languages: string[]): Fence[] {
  return fences.filter((fence) => languages.includes(fence.lang) && !fence.illustration);
}

/** Problem in a line of a fence; `line` counts from 1 within the code. */
export function fenceProblem(fence: Fence, line: number, problem: string, fix: string): Problem {
  return { file: fence.file, line: fence.line + (fence.sourceLines[line - 1] ?? line) - 1, problem, fix };
}
