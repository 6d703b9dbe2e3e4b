import { readFileSync } from 'node:fs';

/** What a question is about: a task, a symptom, a judgement, or a detail of requests and responses. */
export const questionKinds = ['task', 'diagnosis', 'judgement', 'detail'] as const;

/** A question that readers ask, and the facts that its answer must contain. */
export interface Question {
  /** Stable name, unique in the file. */
  id: string;
  kind: (typeof questionKinds)[number];
  question: string;
  /** Path of the English page that answers. */
  page: string;
  /** ID of the heading whose section, with its subsections, answers. Without it, any part of the page does. */
  section?: string;
  /**
   * Two to four tokens that any correct wording contains: a status, a key, a number, a term. `a|b` accepts either,
   * a trailing `*` any ending.
   */
  facts: string[];
}

/** Whether a text contains a fact as whole words, in any case. */
export function containsFact(text: string, fact: string): boolean {
  const alternatives = fact.split('|').map((token) => {
    const isPrefix = token.endsWith('*');
    const literal = (isPrefix ? token.slice(0, -1) : token).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${/^\w/.test(token) ? '\\b' : ''}${literal}${!isPrefix && /\w$/.test(token) ? '\\b' : ''}`;
  });
  return new RegExp(alternatives.join('|'), 'i').test(text);
}

/** Returns the questions that the pages must answer, from `questions.jsonl`. */
export const readQuestions = (): Question[] =>
  readFileSync('questions.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
