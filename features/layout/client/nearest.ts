import 'client-only';
import { countTypos } from '@/shared/typos';

const MAX_NEAREST = 4;

/** Returns lowercase words of an address or title, without `docs`, which every address contains. */
function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'docs');
}

/** Words of old addresses, for example in the platform's log, with their current words. */
const currentWords = new Map([
  ['install', 'setup'],
  ['installation', 'setup'],
]);

/** Adds pairs of neighbors as one word, so that `web-hooks` matches `webhooks` and the reverse. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** Scores a match: 1 for the same word, less for a prefix or typo, else 0. */
function wordScore(expected: string, word: string): number {
  if (expected === word) return 1;
  if (expected.length > 3 && (word.startsWith(expected) || expected.startsWith(word))) return 0.7;
  const allowed = Math.floor(Math.max(expected.length, word.length) / 4);
  return allowed > 0 && countTypos(expected, word, allowed) <= allowed ? 0.6 : 0;
}

/** Returns the pages whose address and title are most similar to a wrong site path, best first. */
export function nearestPages<Page extends { href: string; title: string }>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const expected = splitWords(path).map((word) => currentWords.get(word) ?? word);
  const last = splitWords(path.split('/').filter(Boolean).at(-1) ?? '').length;
  const scored = pages.map((page) => {
    const words = splitWords(`${page.href} ${page.title}`);
    const candidates = withPairs(words);
    const score = withPairs(expected).reduce((sum, word, index) => {
      const isPair = index >= expected.length;
      const best = Math.max(
        0,
        ...candidates.map((one) => (isPair ? Number(word === one) : wordScore(word, one))),
      );
      // The last part of an address identifies the page best.
      const isLast = (index % expected.length) + Number(isPair) >= expected.length - last;
      return sum + best * (isLast ? 4 : 1);
    }, 0);
    return { page, score: score / Math.sqrt(words.length + 1) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}
