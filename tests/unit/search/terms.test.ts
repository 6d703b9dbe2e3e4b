import { describe, expect, it } from 'vitest';
import { conceptsOf, type Vocabulary } from '@/lib/shared/search/terms';

/** What is known where each text has a word so often. */
function known(words: Readonly<Record<string, number>>, language = 'en'): Vocabulary {
  const counts = new Map(Object.entries(words));
  return { counts, words: counts, language, joined: new Map([['quickstart', ['quick', 'start']]]) };
}

const termsOf = (query: string, vocabulary: Vocabulary) =>
  conceptsOf(query, vocabulary).map(({ alternatives }) => alternatives.map(({ term }) => term));

describe('the words of a query', () => {
  it('stand for those that the texts use instead', () => {
    const [[first]] = termsOf('wipe', known({ delete: 9, erase: 4 })) as [[string]];
    expect(['delete', 'erase', 'remove']).toContain(first);
    expect(termsOf('heartbeat', known({ health: 9 }))).toEqual([['health']]);
    expect(termsOf('health', known({ health: 9, heartbeat: 1 })).flat()).not.toContain('heartbeat');
  });

  it('of German are looked for in their parts where the texts lack the whole', () => {
    const german = known({ database: 9, backup: 5, datenbank: 4, sicherung: 3 }, 'de');
    const concepts = conceptsOf('Datenbanksicherung', german);
    expect(concepts.map(({ word }) => word)).toEqual(['datenbank', 'sicherung']);
    expect(concepts[1]?.alternatives.map(({ term }) => term)).toContain('backup');
    const whole = known({ datenbanksicherung: 2, datenbank: 4, sicherung: 3 }, 'de');
    expect(conceptsOf('Datenbanksicherung', whole)).toHaveLength(1);
  });

  it('of German mean the same in each of their forms', () => {
    expect(termsOf('Umfragen', known({ form: 9, survey: 2 }, 'de')).flat()).toContain('form');
    expect(termsOf('hochgeladen hochladen', known({ upload: 3, file: 9 }, 'de')).flat()).toContain('upload');
  });

  it('that are still being typed stand for all that begin so, and are not corrected', () => {
    const [concept] = conceptsOf('webh', known({ web: 9, webhook: 9 }));
    expect(concept?.corrected).toBeUndefined();
    expect(concept?.alternatives).toEqual([expect.objectContaining({ term: 'webh', isPrefix: true })]);
    const [, last] = conceptsOf('google go', known({ go: 2, google: 9 }));
    expect(last?.alternatives.some(({ isPrefix }) => isPrefix)).toBe(true);
  });

  it('written as one are found as two, with a slip as well', () => {
    const [concept] = conceptsOf('quikstart', known({ quick: 3, start: 9 }));
    expect(concept?.corrected).toBe('quick start');
  });

  it('with letters in the wrong order stand for the frequent word, although a rare one is written so', () => {
    expect(termsOf('retires', known({ retires: 1, retries: 20 })).flat()).toContain('retries');
    expect(termsOf('retries', known({ retires: 1, retries: 20 })).flat()).not.toContain('retires');
  });

  it('of a pasted line are no slips of the pen by two letters', () => {
    const words = known({ usable: 9, configuration: 9, obtain: 2 });
    const [pasted] = conceptsOf(
      'usible alpha1 beta2 gamma3 delta4 epsilon5 zeta6 obtain configuration',
      words,
    );
    expect(pasted?.corrected).toBe('usable');
    const [far] = conceptsOf('configoratoin alpha1 beta2 gamma3 delta4 epsilon5 zeta6 obtain', words);
    expect(far?.corrected).toBeUndefined();
    expect(conceptsOf('configoratoin obtain', words)[0]?.corrected).toBe('configuration');
  });
});
