import { countTypos } from '@/shared/typos';

const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const OPPOSITE = /^(un|in|dis|non|de)(?=.{4})/;

/** Returns the known word that the reader probably meant, never a number, short word or opposite. */
export function findCorrection(
  word: string,
  known: ReadonlyMap<string, number>,
  maxTypos: number,
): string | undefined {
  const positive = word.replace(OPPOSITE, '');
  if (!/^\p{L}{4,}$/u.test(word) || (positive !== word && known.has(positive))) return undefined;
  const allowed = Math.min(maxTypos, allowedTypos(word.length));
  let best: { candidate: string; rank: number } | undefined;
  for (const [candidate, count] of known) {
    if (candidate.length < 3 || /\d/.test(candidate) || candidate.replace(OPPOSITE, '') === word) continue;
    const distance = countTypos(word, candidate, allowed);
    if (distance === Number.POSITIVE_INFINITY) continue;
    // Prefers the more frequent of equally close words.
    const rank = distance - Math.log10(1 + count) * 0.35;
    if (!best || rank < best.rank) best = { candidate, rank };
  }
  return best?.candidate;
}
