import { describe, expect, it } from 'vitest';
import { sectionsOf } from '@/lib/browser/search/sections';
import type { SearchHit } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';

const hit = (group: SearchGroup, index: number): SearchHit => ({
  url: `/docs/${index}/`,
  title: [{ text: `${index}`, isMatch: false }],
  section: [],
  group,
  kind: 'page',
  label: '',
  excerpt: [],
});

describe('the sections of the results', () => {
  const groups: SearchGroup[] = ['api', 'guides', 'errors', 'settings', 'api', 'settings', 'guides'];
  const hits = groups.map(hit);

  it('are the best three, then the others by group, the group of the best of them first', () => {
    const shown = sectionsOf(hits, undefined).map(({ group, hits: own }) => [
      group,
      own.map(({ title: [piece] }) => piece?.text),
    ]);
    expect(shown).toEqual([
      [undefined, ['0', '1', '2']],
      ['settings', ['3', '5']],
      ['api', ['4']],
      ['guides', ['6']],
    ]);
  });

  it('are one where the reader has chosen a group, and none without results', () => {
    expect(sectionsOf(hits, 'api')).toEqual([{ group: 'api', hits }]);
    expect(sectionsOf([], undefined)).toEqual([]);
    expect(sectionsOf([], 'api')).toEqual([]);
  });
});
