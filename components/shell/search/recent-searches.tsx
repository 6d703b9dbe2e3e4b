import { useState } from 'react';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { forgetSearches, recentSearches } from './recent';

interface RecentSearchesProps {
  texts: SearchTexts;
  onChoose: (query: string) => void;
  /** Called when they are forgotten, and the button with them. */
  onForget: () => void;
}

/** The reader's last searches, to ask them again or to forget them; nothing before the first. */
export function RecentSearches({ texts, onChoose, onForget }: RecentSearchesProps) {
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return null;
  return (
    <section className="search-recent" aria-label={texts.searchRecent}>
      <p className="search-group">
        {texts.searchRecent}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            forgetSearches();
            setQueries([]);
            onForget();
          }}
        >
          {texts.searchForget}
        </button>
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-again" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
