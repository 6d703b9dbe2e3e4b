import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { formatProblem } from '@/features/content/problem';
import { plantPage } from './support/project';
import { checkSpelling } from './support/spelling';
import { checkTerms, type TermRule } from './support/terms';
import list from './terms.json';

const rules: TermRule[] = list;

/** Finds terms in another spelling. */
const termSentences = (root: string): string[] =>
  readPages(root).pages.flatMap((page) => checkTerms(page, rules).map(formatProblem));

describe('spelling', () => {
  it('is correct in pages and top-level texts', () => {
    expect(checkSpelling(process.cwd()).map(formatProblem)).toEqual([]);
  });

  it('reports an unknown word, and ignores code', () => {
    const problems = checkSpelling(process.cwd(), 'Correct.\n\nA recieved form and `recieved` code.\n');
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining('planted.mdx:3: "recieved" is an unknown word'),
    ]);
  });
});

describe('the target of requests', () => {
  it('is promised by no page, because readers can choose a server', () => {
    const promises = readPages(process.cwd())
      .pages.filter(({ source }) => source.includes('<ApiExample'))
      .flatMap(({ file, source }) =>
        [...source.matchAll(/nothing is sent anywhere|nichts wird gesendet/gi)].map(() => file),
      );
    expect(promises).toEqual([]);
  });
});

describe('commands', () => {
  it('run where the reader is: the one of this project, which packs the API, comes after the way to get it', () => {
    const commands = /npm run (?:api|check:server|build)\b/;
    const clone = /git clone \S+\ncd \S+ && npm ci && npm run api:pack/;
    const sources = [
      ...readPages(process.cwd()).pages.map(({ file, source }) => [file, source] as const),
      ['shared/i18n/en/operation.ts', readFileSync('shared/i18n/en/operation.ts', 'utf8')] as const,
    ];
    expect(sources.filter(([, source]) => clone.test(source))).not.toEqual([]);
    expect(
      sources.flatMap(([file, source]) => (commands.test(source.replace(clone, '')) ? file : [])),
    ).toEqual([]);
  });
});

describe('terms', () => {
  it('have one spelling', () => {
    expect(termSentences(process.cwd())).toEqual([]);
  });

  it('are found in prose, but not in code or in the ID of a heading', () => {
    const page = plantPage('Use Postgres.\n\n## Use `postgres` and PostgreSQL [#with-postgres]');
    expect(termSentences(page)).toEqual([expect.stringContaining('planted.mdx:5: "Postgres" in prose')]);
  });
});
