import { formatProblem } from '../problem';
import { proseProblems } from './sources';

/** Prints the problems in the prose of the files that the arguments name, or of all. */
const requested = process.argv.slice(2);
const problems = proseProblems(process.cwd()).filter(
  ({ file }) => requested.length === 0 || requested.some((path) => file.includes(path)),
);
for (const problem of problems) console.log(formatProblem(problem));
console.log(`${problems.length} problems`);
