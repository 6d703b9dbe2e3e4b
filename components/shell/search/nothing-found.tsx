import { ownHref } from '@/lib/browser/navigation/own-address';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { siteHref } from '@/lib/shared/paths';
import type { SearchHit } from '@/lib/shared/search/engine';
import { site } from '@/theme.config';

interface NothingFoundProps {
  query: string;
  nearest: readonly SearchHit[];
  texts: SearchTexts;
  onOpen: (hit: SearchHit) => void;
}

/** Where to go when nothing was found: what comes nearest, and the issue tracker with the words filled in. */
export function NothingFound({ query, nearest, texts, onOpen }: NothingFoundProps) {
  const report = `${site.repository}/issues/new?${new URLSearchParams({ title: `Docs search: ${query}` })}`;
  return (
    <div className="search-nothing">
      {nearest.length > 0 && (
        <>
          <p className="search-group">{texts.searchNearest}</p>
          <ul>
            {nearest.map((hit) => (
              <li key={hit.url}>
                <a
                  href={ownHref(siteHref(hit.url))}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    onOpen(hit);
                  }}
                >
                  {hit.title}
                  {hit.section && ` › ${hit.section}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={report} target="_blank" rel="noreferrer">
          {texts.searchReport}
        </a>
      </p>
    </div>
  );
}
