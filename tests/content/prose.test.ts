import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { formatProblem } from '@/features/content/problem';
import { checkProse } from '@/features/content-checks/prose/lint';
import { checkCode, codeProblems } from './support/code-prose';
import { plantPage } from './support/project';
import { proseProblems } from './support/prose-sources';

const problems = proseProblems(process.cwd());

it('the prose of the project follows the style guide', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

it('comments, test titles, messages and names of functions follow the style guide', () => {
  expect(codeProblems(process.cwd()).map(formatProblem)).toEqual([]);
});

describe('the check of prose', () => {
  const getProblems = (body: string) =>
    readPages(plantPage(body)).pages.flatMap(checkProse).map(formatProblem).join('\n');

  it('reports the line, the word and the replacement', () => {
    expect(getProblems('Fine.\n\nYou can mend it.')).toMatch(/planted\.mdx:7: "mend" .*write: fix/);
  });

  it.each([
    ['semicolons', 'It works; it does; it runs.'],
    ['negations', 'It does not run, and it never did.'],
    ['sentences over 25 words', `${'The server sends one word after another '.repeat(5)}today.`],
    ['words in tables', '| A | B |\n| --- | --- |\n| one two three | four five six |'],
  ])('limits %s on the whole page', (name, body) => {
    expect(getProblems(body)).toContain(name);
    expect(getProblems('You send a request. The server returns a response.')).toBe('');
  });

  it.each([
    ['a comment', 'f(); // What is under way.', /:1: "under way"/],
    ['a comment in JSX', 'const a = <p>{/* A slip of the pen. */}// </p>;', /:1: "slip of the pen"/],
    ['a test title', "it.each([1])('tell each other', () => {});", /:1: "tell"/],
    ['a message', '\nthrow new RangeError("x was told");', /:2: "told"/],
    ['a doc comment', '/** The time. */\nexport const getTime = () => 1;', /:2: "The time\." begins without/],
    ['a name', 'export function placeOf() {}', /"placeOf" is not a verb/],
  ])('reads %s', (_, code, problem) => {
    expect(checkCode('planted.tsx', code).map(formatProblem)).toEqual([expect.stringMatching(problem)]);
  });
});
