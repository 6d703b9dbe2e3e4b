import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import { highlight } from '@/shared/code/highlight';
import { liveRuns } from '@/shared/code/live-runs';
import { cutPlaceholders, joinLines, type Run } from '@/shared/code/run';
import { apiOperations } from '@/shared/contract/operations';
import { operationSample } from '@/tests/support/operation-sample';

const join = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');
const colored = (code: string, language: string) =>
  liveRuns(code, language)
    .filter(({ kind }) => kind !== '')
    .map(({ text, kind }) => `${kind} ${text}`);

describe('the colors of live code', () => {
  it.each(['json', 'text', ...languageList.map(({ fence }) => fence)])(
    'keep every letter of any text: %s',
    (language) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => join(liveRuns(text, language)) === text),
      );
    },
  );

  it('leave names of JSON plain, as fences do, and distinguish strings from numbers and words', () => {
    expect(colored('{"a": "b: \\"c\\"", "n": -1.5e3, "t": [true, null]}', 'json')).toEqual([
      's "b: \\"c\\""',
      'c -1.5e3',
      'c true',
      'c null',
    ]);
  });

  /** Returns the color of each letter; spaces have no visible color. */
  const letters = (runs: Run[]) =>
    runs
      .flatMap(({ text, kind }) =>
        [...text].map((letter) => (letter.trim() ? `${kind || '-'}${letter}` : '')),
      )
      .join(' ');

  it.each(apiOperations)('equal those of the build, so that a press changes nothing: $id', (operation) => {
    const code = renderSample('curl', operationSample(operation));
    const live = cutPlaceholders(liveRuns(code, 'bash'));
    expect(letters(live)).toBe(letters(joinLines(highlight(code, 'bash'))));
  });
});
