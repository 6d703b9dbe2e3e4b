import 'client-only';
import type { SearchHit } from '@/lib/search/engine';
import { SEARCH_GROUPS, type SearchGroup } from '@/lib/search/types';

export interface HitSection {
  /** Undefined for the best of all groups. */
  group: SearchGroup | undefined;
  hits: SearchHit[];
}

const BEST = 3;
const OF_A_GROUP = 5;

/**
 * The best results, whatever their group, and after them the others by group. A group that the reader has chosen needs
 * no sections.
 */
export function sectionsOf(hits: readonly SearchHit[], chosen: SearchGroup | undefined): HitSection[] {
  if (hits.length === 0) return [];
  if (chosen !== undefined) return [{ group: chosen, hits: [...hits] }];
  const rest = hits.slice(BEST);
  const groups = SEARCH_GROUPS.map((group): HitSection => {
    return { group, hits: rest.filter((hit) => hit.group === group).slice(0, OF_A_GROUP) };
  });
  const place = ({ hits: [first] }: HitSection) => (first ? rest.indexOf(first) : -1);
  const filled = groups.filter((section) => section.hits.length > 0).sort((a, b) => place(a) - place(b));
  return [{ group: undefined, hits: hits.slice(0, BEST) }, ...filled];
}
