import 'client-only';
import type { SearchTexts } from '@/shared/i18n/en/search';
import { format } from '@/shared/i18n/format';
import type { Found } from '../engine/engine';

/** Returns the number of results, with corrections and missing words. */
export function formatStatus(query: string, found: Found, texts: SearchTexts): string {
  const { hits, corrected, missing } = found;
  const quoted = (text: string) => format(texts.searchQuoted, { text });
  const count = hits.length === 1 ? texts.searchResult : format(texts.searchResults, { count: hits.length });
  const nothing = format(texts.searchEmpty, { query: quoted(query) });
  const unknown = format(texts.searchMissing, { words: missing.map(quoted).join(', ') });
  if (hits.length === 0) return missing.length > 0 ? unknown : nothing;
  if (corrected !== undefined)
    return `${nothing} ${format(texts.searchCorrected, { query: quoted(corrected), count })}`;
  if (missing.length === 0) return count;
  const isAll = query.split(/\s+/).length === missing.length;
  return `${unknown} ${format(isAll ? texts.searchItsWords : texts.searchOtherWords, { count })}`;
}
