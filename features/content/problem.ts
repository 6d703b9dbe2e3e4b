/** Something wrong on a page: where, what, and how to fix it. */
export interface Problem {
  /** Path below the project root, with `/`. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong, a clause without a full stop. */
  problem: string;
  /** How to fix it, an imperative clause without a full stop. */
  fix: string;
}

/** One sentence for one problem, in the form editors and CI make clickable. */
export function formatProblem({ file, line, problem, fix }: Problem): string {
  return `${file}:${line}: ${problem}; ${fix}.`;
}
