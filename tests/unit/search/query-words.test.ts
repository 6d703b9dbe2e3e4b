import { describe, expect, it } from 'vitest';
import { queryWords } from '@/lib/shared/search/query-words';
import type { Vocabulary } from '@/lib/shared/search/search-index';

/** A vocabulary in which each word occurs that often. */
function known(words: Readonly<Record<string, number>>, language = 'en'): Vocabulary {
  const counts = new Map(Object.entries(words));
  return {
    counts,
    words: counts,
    visible: new Set(counts.keys()),
    dictionary: new Set(['chart']),
    language,
    joined: new Map([['quickstart', ['quick', 'start']]]),
  };
}

const matched = (query: string, vocabulary: Vocabulary) =>
  queryWords(query, vocabulary).map(({ alternatives }) => alternatives.map(({ word }) => word));

describe('the words of a query', () => {
  it('match words with the same meaning', () => {
    expect(matched('erase', known({ delete: 9 })).flat()).toContain('delete');
  });

  it('of German match the parts of a compound that no text contains', () => {
    const german = known({ database: 9, backup: 5, datenbank: 4, sicherung: 3 }, 'de');
    const words = queryWords('Datenbanksicherung', german);
    expect(words.map(({ word }) => word)).toEqual(['datenbank', 'sicherung']);
    expect(words[1]?.alternatives.map(({ word }) => word)).toContain('backup');
    const whole = known({ datenbanksicherung: 2, datenbank: 4, sicherung: 3 }, 'de');
    expect(queryWords('Datenbanksicherung', whole)).toHaveLength(1);
  });

  it('that the reader may still be typing match all that begin so, and are not corrected', () => {
    const [begun] = queryWords('webh', known({ web: 9, webhook: 9 }));
    expect(begun?.corrected).toBeUndefined();
    expect(begun?.alternatives).toEqual([expect.objectContaining({ word: 'webh', isPrefix: true })]);
    const [, last] = queryWords('google go', known({ go: 2, google: 9 }));
    expect(last?.alternatives.some(({ isPrefix }) => isPrefix)).toBe(true);
  });

  it('of a title match when they are typed as one, with a typo as well', () => {
    expect(queryWords('quikstart', known({ quick: 3, start: 9 }))[0]?.corrected).toBe('quick start');
  });

  it('match a frequent word with the same letters, although a rare one has their spelling', () => {
    expect(matched('retires', known({ retires: 1, retries: 20 })).flat()).toContain('retries');
    expect(matched('retries', known({ retires: 1, retries: 20 })).flat()).not.toContain('retires');
  });

  it('of a pasted line are not corrected by two letters', () => {
    const words = known({ usable: 9, configuration: 9, obtain: 2 });
    const noise = 'alpha1 beta2 gamma3 delta4 epsilon5 zeta6 obtain';
    expect(queryWords(`usible ${noise}`, words)[0]?.corrected).toBe('usable');
    expect(queryWords(`configoratoin ${noise}`, words)[0]?.corrected).toBeUndefined();
    expect(queryWords('configoratoin obtain', words)[0]?.corrected).toBe('configuration');
  });

  it('stay as they are where they are English, share a stem with a known word, or the reader asks for it', () => {
    const words = known({ chat: 9, notify: 4, modified: 9 });
    expect(queryWords('chart', words)).toEqual([{ word: 'chart', alternatives: [], isMissing: true }]);
    expect(queryWords('notified', words)[0]?.corrected).toBeUndefined();
    expect(queryWords('chta', words)[0]?.corrected).toBe('chat');
    expect(queryWords('chta', words, true)[0]).toMatchObject({ alternatives: [], isMissing: true });
  });

  it('are missing where phrases contain them only', () => {
    const words = { ...known({ angular: 1, form: 9 }), visible: new Set(['form']) };
    const missing = queryWords('angular form', words).map(({ isMissing }) => isMissing);
    expect(missing).toEqual([true, false]);
  });
});
