import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slashed, unixLines } from '@/shared/files/files';
import { currentVersion } from '@/shared/versions';
import { site } from '@/theme.config';
import { filesBelow, locate } from './pages';

/** A question that readers ask, and the facts that its answer must contain. */
export interface Question {
  /** Stable name, unique in all files. */
  id: string;
  /** What it is about: a task, a symptom, a judgement, or a detail of requests and responses. */
  kind: 'task' | 'diagnosis' | 'judgement' | 'detail';
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
  /** Where the question is written: path below the project root, with `/`, and line from 1. */
  file: string;
  line: number;
}

/** Ending of a file that contains the questions of the page next to it, such as `slack.questions.jsonl`. */
const ending = '.questions.jsonl';

/** The one file whose lines name their page: questions that a generated page answers, such as that of an operation. */
const generated = 'content/questions.jsonl';

/** Returns the questions of one file; those of the file next to a page are answered by that page. */
function getQuestions(root: string, path: string): Question[] {
  const file = slashed(relative(root, path));
  const place = locate(file.slice('content/'.length, -ending.length));
  const isGenerated = file === generated;
  if (!isGenerated && (place.version !== currentVersion || place.language !== site.locales[0].code))
    throw new Error(
      `${file}: only the English pages of the current version have questions. Move them next to such a page.`,
    );
  return unixLines(readFileSync(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((text, index) => {
      const line = index + 1;
      try {
        return { ...(isGenerated ? {} : { page: place.route }), ...JSON.parse(text), file, line };
      } catch {
        throw new Error(
          `${file}:${line}: the line is not valid JSON. Write one question as one JSON object.`,
        );
      }
    });
}

/**
 * Returns the questions that the pages must answer: those of each page from `<page>.questions.jsonl` next to it, those
 * of generated pages from `content/questions.jsonl`.
 * @param root folder of the project
 * @throws Error with file and line when a line is not JSON, or a file is next to a translation or a frozen page
 */
export const readQuestions = (root = process.cwd()): Question[] =>
  [join(root, generated), ...filesBelow(join(root, 'content'), ending)].flatMap((path) =>
    getQuestions(root, path),
  );
