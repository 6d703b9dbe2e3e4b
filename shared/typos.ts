/**
 * Returns the number of typos between two words: an extra, missing or different letter, or two swapped.
 * Infinity if there are more than allowed.
 */
export function countTypos(a: string, b: string, allowed: number): number {
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
