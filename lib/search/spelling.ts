/** Returns the number of typos to allow in a word of this length. */
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the number of typos between two words: a letter too many, too few, another one, or two in the wrong order.
 * Infinity when there are more than allowed.
 */
export function typos(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY;
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (previous[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > allowed) return Number.POSITIVE_INFINITY;
    previous = row;
    row = next;
  }
  const total = row[b.length] ?? Number.POSITIVE_INFINITY;
  return total > allowed ? Number.POSITIVE_INFINITY : total;
}

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
    const distance = typos(word, candidate, allowed);
    if (distance === Number.POSITIVE_INFINITY) continue;
    // Of equally close words the more frequent one.
    const rank = distance - Math.log10(1 + count) * 0.35;
    if (!best || rank < best.rank) best = { candidate, rank };
  }
  return best?.candidate;
}
