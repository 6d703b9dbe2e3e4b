import { describe, expect, it } from 'vitest';
import { readPages } from '@/checks/pages';
import { formatProblem } from '@/checks/problem';
import { checkProse, kindOf } from '@/checks/prose/lint';
import notYet from '@/checks/prose/not-yet.json';
import { countByFile, proseProblems } from '@/checks/prose/sources';
import { plantPage } from './support/project';

const allowed: Readonly<Record<string, number>> = notYet;
const problems = proseProblems(process.cwd());
const counts = countByFile(problems);

describe('the prose of the project', () => {
  it('follows the style guide, but for what is not rewritten yet', () => {
    const exceeded = problems.filter(({ file }) => (counts[file] ?? 0) > (allowed[file] ?? 0));
    expect(exceeded.map(formatProblem)).toEqual([]);
  });

  it('has entries in not-yet.json that can be lowered or removed only', () => {
    const stale = Object.entries(allowed).filter(([file, count]) => (counts[file] ?? 0) < count);
    const fix = ([file]: [string, number]) =>
      `${file} has ${counts[file] ?? 0} problems left. Lower its entry in checks/prose/not-yet.json, or remove it at 0.`;
    expect(stale.map(fix)).toEqual([]);
  });
});

describe('the check of prose', () => {
  const problemsOf = (body: string) =>
    readPages(plantPage(body)).pages.flatMap(checkProse).map(formatProblem).join('\n');

  it('names the line, the word and what to write', () => {
    expect(problemsOf('Fine.\n\nYou can mend it.')).toMatch(/planted\.mdx:7: "mend" .*write: fix/);
  });

  it('leaves code, addresses and IDs of headings alone', () => {
    expect(
      problemsOf('## Fix [#mend-it]\n\nUse `mend` or [the fix](/docs/mend).\n\n```js\nmend();\n```'),
    ).toBe('');
  });

  it.each([
    ['semicolons', 'It works; it does; it runs.'],
    ['negations', 'It does not run, and it never did.'],
    ['sentences over 25 words', `${'The server sends one word after another '.repeat(5)}today.`],
    ['words in tables', '| A | B |\n| --- | --- |\n| one two three | four five six |'],
  ])('limits %s on the whole page', (name, body) => {
    expect(problemsOf(body)).toContain(name);
    expect(problemsOf('You send a request. The server returns a response.')).toBe('');
  });

  it.each([
    ['content/guides/webhooks.mdx', {}, 'guide'],
    ['content/guides/errors.mdx', {}, 'troubleshooting'],
    ['content/configuration/settings/cors-settings.mdx', {}, 'reference'],
    ['content/getting-started/architecture.mdx', {}, 'concept'],
    ['content/guides/webhooks.mdx', { kind: 'reference' }, 'reference'],
  ])('takes %s %j for a %s page', (file, frontmatter, kind) => {
    expect(kindOf({ file, frontmatter })).toBe(kind);
  });
});
