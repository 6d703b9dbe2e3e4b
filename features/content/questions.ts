import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, unixLines } from '@/shared/files/files';
import { site } from '@/theme.config';
import { locate } from './pages';

/** A question of readers, and the facts that an answer must contain. */
export interface Question {
  /** Stable name, unique in all files. */
  id: string;
  /** Task, symptom, judgment, or detail of requests and responses. */
  kind: 'task' | 'diagnosis' | 'judgement' | 'detail';
  question: string;
  /** Path of the English page that answers. */
  page: string;
  /** ID of the heading whose section answers, with its subsections. Without it, the whole page does. */
  section?: string;
  /**
   * Two to four tokens that any correct wording contains: a status, a key, a number, a term. `a|b` accepts
   * either, a trailing `*` any ending.
   */
  facts: string[];
  /** Location of the question: path below the project root, with `/`, and line from 1. */
  file: string;
  line: number;
}

/** Ending of the file with the questions of the page next to it, such as `slack.questions.jsonl`. */
const ending = '.questions.jsonl';

/** Questions of generated pages, such as those of operations. Its lines name their page. */
const generatedFile = 'questions.jsonl';

function readFileQuestions(path: string): Question[] {
  const file = `content/${path}`;
  const location = locate(path.slice(0, -ending.length));
  const isGenerated = path === generatedFile;
  if (!isGenerated && location.language !== site.locales[0].code)
    throw new Error(`${file}: only English pages have questions. Move them next to such a page.`);
  return unixLines(readFileSync(join(process.cwd(), file), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((text, index) => {
      const line = index + 1;
      try {
        return { ...(isGenerated ? {} : { page: location.route }), ...JSON.parse(text), file, line };
      } catch {
        throw new Error(
          `${file}:${line}: the line is not valid JSON. Write one question as one JSON object.`,
        );
      }
    });
}

/**
 * Reads the questions of all pages: those in `<page>.questions.jsonl` next to the page, and those of
 * generated pages in `content/questions.jsonl`.
 * @throws Error with file and line for a line that isn't JSON, or a file next to a translation
 */
export const readQuestions = (): Question[] =>
  [generatedFile, ...filesBelow(join(process.cwd(), 'content'), ending)].flatMap(readFileQuestions);
