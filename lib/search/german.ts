import { translationsOf } from './synonyms';
import { formsOf } from './words';

const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** Whether neither the texts nor the translations have a word. */
const isUnknown = (word: string, counts: ReadonlyMap<string, number>): boolean =>
  formsOf(word, 'de').every((form) => !counts.has(form) && translationsOf(form).length === 0);

/**
 * Returns the parts of an unknown German compound, each a word of the texts or of the translations, and the word itself
 * where it isn't one. Of several ways the one with the longest shortest part.
 */
export function compoundParts(word: string, counts: ReadonlyMap<string, number>): string[] {
  if (!isUnknown(word, counts)) return [word];
  const isWord = (part: string) =>
    part.length > 3 &&
    ((counts.get(part) ?? 0) > 1 || formsOf(part, 'de').some((form) => translationsOf(form).length > 0));
  let best: string[] = [];
  const shortest = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));
  for (let at = 4; at <= word.length - 4; at += 1) {
    const tail = word.slice(at);
    if (!isWord(tail)) continue;
    for (const joint of JOINTS) {
      const front = word.slice(0, at);
      if (!front.endsWith(joint)) continue;
      const parts = [front.slice(0, front.length - joint.length), tail];
      if (isWord(parts[0] ?? '') && (best.length === 0 || shortest(parts) > shortest(best))) best = parts;
    }
  }
  return best.length > 0 ? best : [word];
}

/** Returns known words that an unknown German compound ends or begins with, in both languages. */
export function compoundEnds(word: string, counts: ReadonlyMap<string, number>): string[] {
  const ends: string[] = [];
  for (let at = 3; at <= word.length - 6 && ends.length === 0; at += 1)
    if (counts.has(word.slice(at))) ends.push(...formsOf(word.slice(at), 'de'));
  for (let to = word.length - 3; to >= 5; to -= 1) {
    const forms = formsOf(word.slice(0, to), 'de');
    const english = forms.flatMap((form) => translationsOf(form).flatMap((one) => formsOf(one, 'en')));
    const found = [...forms, ...english].filter((form) => form.length > 3 && counts.has(form));
    if (found.length > 0) return [...ends, ...found];
  }
  return ends;
}
