export interface Problem {
  /** Path below the project root, with `/`. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong: a clause without a period. */
  problem: string;
  /** How to fix it: an imperative clause without a period. */
  fix: string;
}

/** Creates a problem in a line of a page. */
export const problemAt = (
  { file }: Pick<Problem, 'file'>,
  line: number,
  problem: string,
  fix: string,
): Problem => ({ file, line, problem, fix });

/** Formats a problem as a sentence, with a location that editors and CI make clickable. */
export function formatProblem({ file, line, problem, fix }: Problem): string {
  return `${file}:${line}: ${problem}; ${fix}.`;
}

/** Prints problems, and lets the process fail if there are any. */
export function reportProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
