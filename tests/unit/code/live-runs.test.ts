import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveRuns } from '@/lib/code/live-runs';
import { cutPlaceholders, joinLines, type Run } from '@/lib/code/run';
import { apiOperations } from '@/lib/contract/operations';
import { operationProgram } from '@/lib/examples/operation-program';
import { renderSample } from '@/lib/samples';
import { languageList } from '@/lib/samples/languages';
import { highlight } from '@/lib/server/code/highlight';

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

  it('leave names of JSON plain, as fences do, and tell texts from numbers and words', () => {
    expect(colored('{"a": "b: \\"c\\"", "n": -1.5e3, "t": [true, null]}', 'json')).toEqual([
      's "b: \\"c\\""',
      'c -1.5e3',
      'c true',
      'c null',
    ]);
  });

  /** The color of each letter; blanks have none that anyone sees. */
  const letters = (runs: Run[]) =>
    runs
      .flatMap(({ text, kind }) =>
        [...text].map((letter) => (letter.trim() ? `${kind || '-'}${letter}` : '')),
      )
      .join(' ');

  it.each(apiOperations)(
    'are those that the build wrote, so that a touch changes nothing: $id',
    (operation) => {
      const code = renderSample('curl', operationProgram(operation));
      const live = cutPlaceholders(liveRuns(code, 'bash'));
      expect(letters(live)).toBe(letters(joinLines(highlight(code, 'bash'))));
    },
  );
});
