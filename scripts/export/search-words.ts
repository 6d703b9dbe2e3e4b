import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { splitLocale } from '@/lib/i18n/split';
import { site } from '@/theme.config';

/** Fewer letters have too many neighbours to tell a slip of the pen from another word. */
const MIN_LETTERS = 4;
/** A word that stands once in the whole documentation is rarely the one that was meant. */
const MIN_COUNT = 2;

/** How often each word stands in the pages, in small letters; words with digits or underscores are names, not words. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/(?<![\p{N}_])\p{L}+(?![\p{N}_])/gu)) {
      if (word.length >= MIN_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Words of pages, most frequent first. */
export function wordsOf(pages: readonly string[]): string[] {
  const texts = pages.map((html) => parse(html).querySelector('main')?.structuredText ?? '');
  return [...countWords(texts)]
    .filter(([, count]) => count >= MIN_COUNT)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([word]) => word);
}

/** A page of the export that is searched; the site path has its trailing slash. */
export interface SearchedPage {
  path: string;
  html: string;
}

/**
 * Writes the words of the searched pages, a file for each language. The dialog reads it when a query finds nothing, to
 * find the word that was meant.
 * @param folder the folder of the index
 */
export async function writeSearchWords(folder: string, pages: readonly SearchedPage[]): Promise<void> {
  for (const locale of site.locales) {
    const own = pages.filter(({ path }) => splitLocale(path).locale === locale).map(({ html }) => html);
    await writeFile(join(folder, `words-${locale.code}.json`), JSON.stringify(wordsOf(own)));
  }
}
