import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { type Question, readQuestions } from '@/features/content/questions';
import contract from '@/openapi.json';
import { site } from '@/theme.config';
import { plainMarkdown, plainText, sectionText } from './support/plain-text';

/** Returns whether a text contains a fact as whole words, ignoring case. */
function containsFact(text: string, fact: string): boolean {
  const alternatives = fact.split('|').map((token) => {
    const isPrefix = token.endsWith('*');
    const literal = (isPrefix ? token.slice(0, -1) : token).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${/^\w/.test(token) ? '\\b' : ''}${literal}${!isPrefix && /\w$/.test(token) ? '\\b' : ''}`;
  });
  return new RegExp(alternatives.join('|'), 'i').test(text);
}

const questions = readQuestions();

type WordsOf = (section?: string) => string | undefined;

/** Returns the words of each English page by path, operation pages included. */
function wordsByPath(): Map<string, WordsOf> {
  const pages = readPages(process.cwd()).pages.filter(
    ({ language, frontmatter }) => language === site.locales[0].code && frontmatter.draft !== true,
  );
  const operations = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((entry) => ('operationId' in entry ? [entry] : [])),
  );
  const withoutSections = (text: string): WordsOf => {
    const words = plainMarkdown(text);
    return (section) => (section === undefined ? words : undefined);
  };
  return new Map([
    ...pages.map(({ route, tree }): [string, WordsOf] => [
      route,
      (section) => (section === undefined ? plainText(tree) : sectionText(tree, section)),
    ]),
    ['/docs/api', withoutSections(contract.info.description)],
    ...operations.map(({ tags, operationId, description }): [string, WordsOf] => [
      `/docs/api/${tags[0]?.toLowerCase()}/${operationId}`,
      withoutSections(description),
    ]),
  ]);
}

/** Returns a sentence for each question whose page or section is missing or lacks a fact. */
function findUnanswered(
  questions: readonly Omit<Question, 'kind' | 'question'>[],
  pages: ReadonlyMap<string, WordsOf>,
): string[] {
  return questions.flatMap(({ id, page, section, facts, file, line }) => {
    const name = `${file}:${line}: ${id}`;
    const place = section === undefined ? page : `${page}#${section}`;
    const text = pages.get(page)?.(section);
    if (text === undefined)
      return [`${name}: ${place} doesn't exist. Name the page and section that answer.`];
    const missing = facts.filter((fact) => !containsFact(text, fact));
    return missing.length > 0
      ? [`${name}: ${place} lacks ${missing.map((fact) => `"${fact}"`).join(', ')}`]
      : [];
  });
}

const pages = wordsByPath();

it('questions of readers are answered in their section', () => {
  expect(findUnanswered(questions, pages)).toEqual([]);
});

it('texts that readers paste are on the page that explains them', () => {
  const symptoms = questions.flatMap(({ kind, question, section: _section, facts: _facts, ...place }) =>
    kind === 'diagnosis'
      ? [...question.matchAll(/"([^"]+)"/g)].map(([, text = '']) => ({ ...place, facts: [text] }))
      : [],
  );
  expect(symptoms.length).toBeGreaterThan(25);
  expect(findUnanswered(symptoms, pages)).toEqual([]);
});
