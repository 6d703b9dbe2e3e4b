import { describe, expect, it } from 'vitest';
import { parsePage, readPages } from '@/checks/pages';
import { type Question, questionKinds, readQuestions } from '@/checks/questions';
import { currentVersion } from '@/lib/shared/versions';
import contract from '@/openapi.json';
import { site } from '@/theme.config';
import { oneLine, plainMarkdown, plainText } from './support/plain-text';

const questions = readQuestions();

/** Address of each English page of this version, operation pages included, with its words. */
function wordsByAddress(): Map<string, string> {
  const pages = readPages(process.cwd()).pages.filter(
    ({ language, version, frontmatter }) =>
      language === site.locales[0].code && version === currentVersion && frontmatter.draft !== true,
  );
  const operations = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((entry) => ('operationId' in entry ? [entry] : [])),
  );
  return new Map([
    ...pages.map(({ route, tree }) => [route, plainText(tree)] as const),
    ['/docs/api', plainMarkdown(contract.info.description)],
    ...operations.map(
      ({ tags, operationId, description }) =>
        [`/docs/api/${tags[0]?.toLowerCase()}/${operationId}`, plainMarkdown(description)] as const,
    ),
  ]);
}

/** The questions whose page lacks the phrase, or does not exist, a sentence each. */
function unanswered(
  asked: readonly Pick<Question, 'id' | 'page' | 'phrase'>[],
  said: ReadonlyMap<string, string>,
): string[] {
  return asked
    .filter(({ page, phrase }) => !said.get(page)?.includes(oneLine(phrase)))
    .map(({ id, page, phrase }) => `${id}: ${page} does not say "${phrase}"`);
}

const words = wordsByAddress();

describe('questions of readers', () => {
  it('are answered by the page that is named', () => {
    expect(unanswered(questions, words)).toEqual([]);
  });

  it('are told when a page loses its answer', () => {
    const [question] = questions;
    if (!question) throw new Error('there are no questions');
    expect(unanswered([question], new Map([[question.page, 'Another text.']]))).toHaveLength(1);
    expect(unanswered([question], new Map())).toHaveLength(1);
  });

  it('have names and words of their own, and phrases that tell something', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.filter(({ phrase }) => oneLine(phrase).length < 7)).toEqual([]);
  });

  it.each(questionKinds)('are at least 50 of the kind %s', (kind) => {
    expect(questions.filter((question) => question.kind === kind).length).toBeGreaterThanOrEqual(50);
  });

  it('are of no other kind', () => {
    expect(questions.filter(({ kind }) => !questionKinds.includes(kind))).toEqual([]);
  });
});

describe('texts that a reader pastes', () => {
  const symptoms = questions.flatMap(({ id, kind, question, page }) =>
    kind === 'diagnosis'
      ? [...question.matchAll(/"([^"]+)"/g)].map(([, text = '']) => ({ id, page, phrase: text }))
      : [],
  );

  it('stand on the page that mends them', () => {
    expect(symptoms.length).toBeGreaterThan(25);
    expect(unanswered(symptoms, words)).toEqual([]);
  });
});

describe('the plain text of a page', () => {
  it('has the words of prose, tables, code and titles, without markup', () => {
    const page = parsePage(
      'planted.mdx',
      '/docs/planted',
      '---\ntitle: P\n---\n\nOne **bold**\nword and `code`.\n\n| A | B |\n| - | - |\n| [c](/d) | `e` |\n\n<Callout title="Beware">Text.</Callout>\n',
    );
    if ('problem' in page) throw new Error(page.problem);
    expect(plainText(page.tree)).toBe('One bold word and code. A B c e Beware Text.');
  });
});
