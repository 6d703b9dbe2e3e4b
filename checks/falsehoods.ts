import { languages } from '@/lib/i18n/languages';
import type { SourcePage } from './pages';
import type { Problem } from './problem';

/** A claim that older texts made and the platform does not keep. */
export interface Falsehood {
  /** Regular expression that finds the claim. */
  pattern: string;
  /** What is true instead, a clause. */
  truth: string;
  /** Regular expression; text that it matches at the same place is right. */
  unless?: string;
}

/** Mentions of known falsehoods that no word around them denies. */
export function checkFalsehoods(page: SourcePage, falsehoods: readonly Falsehood[]): Problem[] {
  const lines = page.source.split('\n');
  return falsehoods.flatMap(({ pattern, truth, unless }) =>
    lines.flatMap((line, index) => {
      const stripped = unless ? line.replace(new RegExp(unless, 'g'), '') : line;
      const match = new RegExp(pattern).exec(stripped);
      if (!match || languages[page.language].denial.test(contextOf(lines, index))) return [];
      const mend = `say what is true (${truth}), or deny it in the same paragraph`;
      return [{ file: page.file, line: index + 1, problem: `"${match[0]}" is a known falsehood`, mend }];
    }),
  );
}

/** The paragraph around a line and the heading of its table; inside a fence, the fence and the text before it. */
function contextOf(lines: readonly string[], index: number): string {
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
