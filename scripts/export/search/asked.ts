import { type Question, readQuestions } from '@/checks/questions';
import { splitLocale } from '@/lib/i18n/split';
import type { SearchPage, SearchRecord } from '@/lib/shared/search/types';
import { wordsOf } from '@/lib/shared/search/words';
import written from './phrases.json' with { type: 'json' };

const questions = readQuestions();

/**
 * What readers type who are answered at a place: tasks, problems and other names of things, in the fewest words. By
 * path, with the fragment of a section where it is one, in the languages of the site.
 */
const phrases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = written;

/** Places that have phrases, to check that they exist. */
export const askedPlaces = Object.keys(phrases);

const wordSet = (text: string): Set<string> => new Set(wordsOf(text));

const wordsHeld = new WeakMap<SearchRecord, ReadonlySet<string>>();

/** The words of a record, wherever they stand in it; many questions ask for them. */
function wordsIn(record: SearchRecord): ReadonlySet<string> {
  const known = wordsHeld.get(record);
  const { title, names, text, code } = record;
  const words = known ?? wordSet([title, ...names, text, code].join(' '));
  wordsHeld.set(record, words);
  return words;
}

/** Share of the words that a text holds. */
function shareOf(words: ReadonlySet<string>, text: ReadonlySet<string>): number {
  return [...words].filter((word) => text.has(word)).length / Math.max(1, words.size);
}

/** The record that answers: by its section, by the facts of the answer, then by the words of the question. */
function answerTo(
  { question, section, facts }: Question,
  records: readonly SearchRecord[],
): SearchRecord | undefined {
  const [answer, asked] = [wordSet(facts.join(' ')), wordSet(question)];
  let best: SearchRecord | undefined;
  let most = 0;
  for (const record of records) {
    const held = wordsIn(record);
    const isSection = section !== undefined && record.anchor === section;
    const worth = (isSection ? 2 : 0) + 2 * shareOf(answer, held) + shareOf(asked, held);
    if (worth > most) [best, most] = [record, worth];
  }
  return best;
}

/**
 * Records with what readers ask who are answered there: the questions that the pages are held to, and the short forms
 * written down for places.
 * @param language code of the language whose short forms are added to the English ones
 */
export function withAsked(
  records: readonly SearchRecord[],
  pages: readonly SearchPage[],
  language: string,
): SearchRecord[] {
  const asked = new Map<SearchRecord, string[]>();
  const add = (record: SearchRecord | undefined, texts: readonly string[]) => {
    if (record && texts.length > 0) asked.set(record, [...(asked.get(record) ?? []), ...texts]);
  };
  const places = records.filter(({ kind }) => kind !== 'setting' && kind !== 'term');
  const of = (page: number) => places.filter((record) => record.page === page);
  for (const [index, { url }] of pages.entries()) {
    const own = questions.filter(({ page }) => `${page}/` === url);
    for (const question of own) add(answerTo(question, of(index)), [question.question]);
    const path = splitLocale(url).path.replace(/\/$/, '');
    for (const record of of(index)) {
      if (record.kind === 'row') continue;
      const place = record.anchor === '' ? path : `${path}#${record.anchor}`;
      const { en = [], [language]: own = [] } = phrases[place] ?? {};
      add(record, language === 'en' ? en : [...en, ...own]);
    }
  }
  return records.map((record) => ({ ...record, ...(asked.has(record) && { asked: asked.get(record) }) }));
}
