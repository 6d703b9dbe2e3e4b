import 'client-only';
import type { SearchTexts } from '@/lib/i18n/en/search';
import type { Result } from './dialog';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Returns what the dialog says of results: their number, and what was not found or was corrected. */
export function statusOf({ query, hits, corrected, missing }: Result, texts: SearchTexts): string {
  const nothing = `${texts.searchEmpty} “${query}”`;
  if (hits.length === 0) return missing.length > 0 ? `${texts.searchMissing} ${quoted(missing)}.` : nothing;
  const count = hits.length === 1 ? texts.searchResult : `${hits.length} ${texts.searchResults}`;
  if (corrected !== undefined) return `${nothing}. ${texts.searchCorrected} “${corrected}”: ${count}`;
  return missing.length > 0
    ? `${texts.searchMissing} ${quoted(missing)}. ${texts.searchNearest}: ${count}`
    : count;
}
