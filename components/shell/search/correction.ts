import { editDistance } from '@/lib/browser/nearest';

/** Letters that may differ in a word of this length; two letters in the wrong order differ twice. */
const allowedChanges = (length: number): number => (length < 4 ? 0 : length < 5 ? 1 : 2);

function correctWord(word: string, known: readonly string[]): string | undefined {
  const allowed = allowedChanges(word.length);
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word, candidate);
    // Of equally near words the first, that is the most frequent, wins.
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/**
 * A query with its unknown words replaced by the nearest known ones. Undefined when all are known (or begin a known
 * word) or none has a near one.
 * @param known words in small letters, most frequent first
 */
export function correctQuery(query: string, known: readonly string[]): string | undefined {
  const words = query.split(/\s+/);
  const meant = words.map((word) => {
    const small = word.toLowerCase();
    const isKnown = !/^\p{L}+$/u.test(small) || known.some((candidate) => candidate.startsWith(small));
    return isKnown ? word : (correctWord(small, known) ?? word);
  });
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}
