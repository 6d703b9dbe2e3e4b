import 'client-only';
import { countTypos } from '@/shared/typos';

/** Words of an address or title, in lower case; `docs` is in every address and says nothing about a page. */
function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');
}

/** Words of previous addresses, for example those in the platform's own log, by what the pages say today. */
const today = new Map([
  ['install', 'setup'],
  ['installation', 'setup'],
]);

/** The words and each pair of neighbors as one word, so that `web-hooks` meets `webhooks` and the other way round. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** How well a wanted word is met by a word of a candidate: 1 for the same, less for a typo, 0 otherwise. */
function wordScore(expected: string, word: string): number {
  if (expected === word) return 1;
  if (expected.length > 3 && (word.startsWith(expected) || expected.startsWith(word))) return 0.7;
  const allowed = Math.floor(Math.max(expected.length, word.length) / 4);
  return allowed > 0 && countTypos(expected, word, allowed) <= allowed ? 0.6 : 0;
}

/**
 * The pages whose address and title come closest to a wrong address, best first; none when nothing is alike.
 * @param path the wrong site path
 * @param limit largest number of responses
 */
export function nearestPages<Page extends { href: string; title: string }>(
  path: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const expected = splitWords(path).map((word) => today.get(word) ?? word);
  const last = splitWords(path.split('/').filter(Boolean).at(-1) ?? '').length;
  const scored = pages.map((page) => {
    const words = splitWords(`${page.href} ${page.title}`);
    const candidates = withPairs(words);
    const score = withPairs(expected).reduce((sum, word, index) => {
      const isPair = index >= expected.length;
      // A pair begins with its first word, which counts by itself.
      const best = Math.max(
        0,
        ...candidates.map((one) => (isPair ? Number(word === one) : wordScore(word, one))),
      );
      // The last part of an address says most about the page that was meant.
      const isLast = (index % expected.length) + Number(isPair) >= expected.length - last;
      return sum + best * (isLast ? 4 : 1);
    }, 0);
    return { page, score: score / Math.sqrt(words.length + 1) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
