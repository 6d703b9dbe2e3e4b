/** Letters that may differ in a word of this length. */
const allowedSlips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Number of slips of the pen between two words: a letter too many, too few, another one, or two in the wrong order.
 * Infinity when there are more than allowed.
 */
export function slips(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > allowed) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const total = row[b.length] ?? Number.POSITIVE_INFINITY;
  return total > allowed ? Number.POSITIVE_INFINITY : total;
}

/**
 * The known words that a word was probably meant to be, best first, at most two; none for numbers and short words.
 * @param known how often each known word stands in the texts
 * @param most slips that are thought of at all
 */
export function meantWords(word: string, known: ReadonlyMap<string, number>, most = 2): string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return [];
  const allowed = Math.min(most, allowedSlips(word.length));
  const found: { candidate: string; rank: number }[] = [];
  for (const [candidate, count] of known) {
    if (candidate.length < 3 || /\d/.test(candidate)) continue;
    const slipped = slips(word, candidate, allowed);
    const isMixed = slipped > allowed && isShuffled(word, candidate);
    if (slipped > allowed && !isMixed) continue;
    const distance = isMixed ? 2 : slipped;
    // Of equally near words the more frequent one, and the first letter is rarely the wrong one.
    const firstLetter = candidate[0] === word[0] ? 0 : 0.6;
    found.push({ candidate, rank: distance + firstLetter - Math.log10(1 + count) * 0.35 });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ candidate }) => candidate);
}

/**
 * Frequent words that a rare one is but a slip away from: `retires` may be one, and may be meant for `retries`.
 * @param known how often each known word stands in the texts
 */
export function nearlySame(word: string, known: ReadonlyMap<string, number>): string[] {
  const count = known.get(word) ?? 0;
  if (count > 2 || !/^\p{L}{5,}$/u.test(word)) return [];
  const found: string[] = [];
  for (const [candidate, often] of known)
    if (often > 8 * count && candidate[0] === word[0] && candidate.length >= word.length)
      if (slips(word, candidate, 1) === 1 && isSlip(word, candidate)) found.push(candidate);
  return found;
}

const letters = (word: string): string => [...word].sort().join('');

/** Two words with the same letters in another order, which no other form of a word has. */
const isSlip = (a: string, b: string): boolean => letters(a) === letters(b);

/** A long word whose letters between the first and the last were mixed up: `seruvyjs`. */
const isShuffled = (word: string, known: string): boolean =>
  word.length > 6 &&
  word.length === known.length &&
  word !== known &&
  word[0] === known[0] &&
  word.at(-1) === known.at(-1) &&
  isSlip(word, known);
