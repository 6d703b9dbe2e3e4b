import { readFileSync } from 'node:fs';

/** What a question is about: a task, a symptom, a judgement, or a detail of requests and answers. */
export const questionKinds = ['task', 'diagnosis', 'judgement', 'detail'] as const;

/** A question of a reader, and the words of the page that answer it. */
export interface Question {
  /** Stable name, unique in the file. */
  id: string;
  kind: (typeof questionKinds)[number];
  question: string;
  /** Address of the English page that answers. */
  page: string;
  /** Words of that page, without markup. */
  phrase: string;
}

/** The questions that the pages are held to, from `questions.jsonl`. */
export const readQuestions = (): Question[] =>
  readFileSync('questions.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
