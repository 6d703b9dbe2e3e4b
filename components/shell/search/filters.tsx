import type { SearchTexts } from '@/lib/i18n/en/search';
import { SEARCH_GROUPS, type SearchGroup } from '@/lib/shared/search/types';
import { groupName } from './hit-list';

interface FiltersProps {
  texts: SearchTexts;
  chosen: SearchGroup | undefined;
  onChoose: (group: SearchGroup | undefined) => void;
}

/** What the search is confined to. */
export function Filters({ texts, chosen, onChoose }: FiltersProps) {
  return (
    <div role="group" aria-label={texts.searchFilter} className="search-filters">
      {[undefined, ...SEARCH_GROUPS].map((group) => (
        <button
          key={group ?? 'all'}
          type="button"
          className="search-filter"
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
        >
          {group === undefined ? texts.searchAll : groupName(group, texts)}
        </button>
      ))}
    </div>
  );
}
