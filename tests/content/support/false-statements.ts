import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { languages } from '@/shared/i18n/languages';

/** A claim in older texts that isn't true. */
export interface Falsehood {
  /** Regular expression that finds the claim. */
  pattern: string;
  /** What is true instead, a clause. */
  truth: string;
  /** Regular expression; text that it matches at the same position is right. */
  unless?: string;
}

/** Finds known errors that their context doesn't mark as wrong, unsupported or changed later. */
export function checkFalsehoods(page: SourcePage, falsehoods: readonly Falsehood[]): Problem[] {
  const lines = page.source.split('\n');
  return falsehoods.flatMap(({ pattern, truth, unless }) =>
    lines.flatMap((line, index) => {
      const stripped = unless ? line.replace(new RegExp(unless, 'g'), '') : line;
      const match = new RegExp(pattern).exec(stripped);
      if (!match || languages[page.language].denial.test(getContext(lines, index))) return [];
      const fix = `state what is true (${truth}), or move the mention under a heading or table column such as "Unsupported settings"`;
      return [{ file: page.file, line: index + 1, problem: `"${match[0]}" is a known falsehood`, fix }];
    }),
  );
}

/**
 * Returns the context of a line: its paragraph, or its row with the head of the table, the heading and the
 * callout before it.
 */
function getContext(lines: readonly string[], index: number): string {
  return [getPassage(lines, index), getHeading(lines, index), getCallout(lines, index)].join('\n');
}

/**
 * Returns the paragraph around a line and the heading of its table; inside a fence, the fence and the text
 * before it.
 */
function getPassage(lines: readonly string[], index: number): string {
  if ((lines[index] ?? '').startsWith('|')) {
    let top = index;
    while ((lines[top - 1] ?? '').startsWith('|')) top -= 1;
    return [...lines.slice(Math.max(0, top - 2), top + 1), lines[index]].join('\n');
  }
  let start = index;
  while (start > 0 && (lines[start - 1] ?? '').trim() !== '') start -= 1;
  let end = index;
  while (end < lines.length - 1 && (lines[end + 1] ?? '').trim() !== '') end += 1;
  return lines.slice(Math.max(0, start - 2), end + 1).join('\n');
}

function getHeading(lines: readonly string[], index: number): string {
  return lines.slice(0, index).findLast((line) => /^#{2,4} /.test(line)) ?? '';
}

/** Returns the opening tag of the callout around a line. */
function getCallout(lines: readonly string[], index: number): string {
  const tag = lines.slice(0, index).findLast((line) => /^\s*<\/?Callout\b/.test(line)) ?? '';
  return tag.includes('</Callout') ? '' : tag;
}
