import { countTypos } from '@/shared/typos';

/** Returns the number of typos to allow in a word of this length. */
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Prefixes that turn a word into its opposite. */
const OPPOSITE = /^(un|in|dis|non|de)(?=.{4})/;

/**
 * Returns the known word that a reader probably meant. Numbers, short words and opposites of known words have none, and
 * no word is corrected into its opposite.
 * @param known number of times each known word occurs
 */
export function correction(
  word: string,
  known: ReadonlyMap<string, number>,
  most: number,
): string | undefined {
  const positive = word.replace(OPPOSITE, '');
  if (!/^\p{L}{4,}$/u.test(word) || (positive !== word && known.has(positive))) return undefined;
  const allowed = Math.min(most, allowedTypos(word.length));
  let best: { candidate: string; rank: number } | undefined;
  for (const [candidate, count] of known) {
    if (candidate.length < 3 || /\d/.test(candidate) || candidate.replace(OPPOSITE, '') === word) continue;
    const distance = countTypos(word, candidate, allowed);
    if (distance === Number.POSITIVE_INFINITY) continue;
    // Of equally close words the more frequent one.
    const rank = distance - Math.log10(1 + count) * 0.35;
    if (!best || rank < best.rank) best = { candidate, rank };
  }
  return best?.candidate;
}
