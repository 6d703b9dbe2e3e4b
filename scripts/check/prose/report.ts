import { formatProblem } from '../problem';
import { proseProblems } from './sources';

/** Prints the problems in the prose of the files that the arguments name, or of all. */
const wanted = process.argv.slice(2);
const problems = proseProblems(process.cwd()).filter(
  ({ file }) => wanted.length === 0 || wanted.some((path) => file.includes(path)),
);
for (const problem of problems) console.log(formatProblem(problem));
console.log(`${problems.length} problems`);
