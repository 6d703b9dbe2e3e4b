import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Problem } from './problem';

// The command is exported for `import` only; this is its place beside the part that can be required.
const cspell = resolve(createRequire(import.meta.url).resolve('cspell'), '../../../bin.mjs');

/**
 * Unknown words by cspell with `cspell.json` of the project.
 * @param root folder of the project
 * @param text checked instead of the files, as the body of a page
 * @throws Error when cspell itself fails
 */
export function checkSpelling(root: string, text?: string): Problem[] {
  const source = text === undefined ? [] : ['stdin://content/planted.mdx'];
  const args = ['lint', '--no-progress', '--no-summary', '--no-color', '--relative', ...source];
  const run = spawnSync(process.execPath, [cspell, ...args], {
    cwd: root,
    input: text ?? '',
    encoding: 'utf8',
  });
  const problems = run.stdout.split('\n').flatMap(toProblem);
  if (run.status !== 0 && problems.length === 0)
    throw new Error(`cspell failed: ${run.stderr || run.stdout}`);
  return problems;
}

function toProblem(line: string): Problem[] {
  const match = /^(?:stdin:\/*)?(.+?):(\d+):\d+ - (?:Unknown|Forbidden|Misspelled) word \((.+?)\)/.exec(line);
  if (!match) return [];
  const [, file = '', number = '1', word = ''] = match;
  const mend = 'correct it, mark it as code, or add it to tests/content/dictionary.txt';
  return [{ file, line: Number(number), problem: `"${word}" is an unknown word`, mend }];
}
