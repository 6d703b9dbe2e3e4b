import type { IndexedDocument, Phrase, SearchIndex } from './search-index';
import type { Scored, WeighShare } from './terms';

/**
 * Compares the phrases that share a word with the terms, by the share that each contains of the other.
 * @returns how closely the closest phrase of each document, and of each page by number, equals the query: 0 to 1
 */
export function matchPhrases(terms: readonly Scored[], weighShare: WeighShare, index: SearchIndex) {
  const byForm = new Map<string, { term: Scored; share: number }[]>();
  for (const term of terms)
    for (const { word, weight, isPrefix } of term.alternatives)
      if (!isPrefix) byForm.set(word, [...(byForm.get(word) ?? []), { term, share: weight }]);

  const closeness = ({ words, weight: total }: Phrase): number => {
    const shares = new Map<Scored, number>();
    let matched = 0;
    for (const { forms, weight } of words) {
      const found = forms.flatMap((form) => byForm.get(form) ?? []);
      if (found.length === 0) continue;
      for (const { term, share } of found) shares.set(term, Math.max(shares.get(term) ?? 0, share));
      matched += weight * Math.max(...found.map(({ share }) => share));
    }
    return weighShare((term) => shares.get(term) ?? 0) * Math.sqrt(matched / total);
  };

  const ofDocuments = new Map<IndexedDocument, number>();
  const ofPages = new Map<number, number>();
  const similar = new Set([...byForm.keys()].flatMap((form) => [...index.phrasesWith(form)]));
  for (const phrase of similar) {
    const one = phrase.document;
    const { page } = one.document;
    // Among many phrases, some share a word with any query.
    const match = closeness(phrase) ** 1.5;
    ofDocuments.set(one, Math.max(ofDocuments.get(one) ?? 0, match));
    ofPages.set(page, Math.max(ofPages.get(page) ?? 0, match));
  }
  return { ofDocuments, ofPages };
}
