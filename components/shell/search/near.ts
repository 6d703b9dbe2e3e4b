/** Words of a text in small letters; `createSubmission` and `Seed__Data` give their parts as well. */
function words(text: string): string[] {
  const whole = text.split(/[^\p{L}\p{N}_]+/u);
  const parts = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u);
  return [...new Set([...whole, ...parts])].filter(Boolean).map((word) => word.toLowerCase());
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Whether a hit has anything to do with the query. Where nothing matches, Pagefind falls back to words that begin with
 * the same letter or two, which readers find silly. Word forms stay near: their first three fifths agree.
 * @param excerpts HTML in which `<mark>` holds the words that were found; without any, one of the titles matched
 * @param titles title and other names of the hit
 */
export function isNear(query: string, excerpts: readonly string[], titles: readonly string[]): boolean {
  const found = excerpts.flatMap((excerpt) => [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)]);
  const texts = found.length > 0 ? found.map((match) => match[1] ?? '') : titles;
  const marked = texts.flatMap(words);
  return words(query).some((word) => {
    const needed = Math.min(word.length, Math.max(3, Math.ceil(word.length * 0.6)));
    return marked.some((candidate) => commonStart(word, candidate) >= needed);
  });
}
