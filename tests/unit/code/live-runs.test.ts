import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSetup } from '@/features/try/request/operation-setup';
import { runSpec } from '@/features/try/request/operation-spec';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import { highlight } from '@/shared/code/highlight';
import { liveRuns } from '@/shared/code/live-runs';
import { cutPlaceholders, joinLines, type Run } from '@/shared/code/run';
import { apiOperations } from '@/shared/contract/operations';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';

const join = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');
const colored = (runs: Run[] = []) =>
  runs.filter(({ kind }) => kind !== '').map(({ text, kind }) => `${kind} ${text}`);

/** Texts, with many that look like code. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', "'", '\\', '{', '}', ':', ',', ' ', '\n', '#', 'a', '1', 'true') }),
  fc.json(),
);

describe('the colors of live code', () => {
  const languages = ['json', 'text', ...languageList.map(({ fence }) => fence)];
  it.each(languages)('keep every letter of any text: %s', (language) => {
    fc.assert(fc.property(texts, (text) => join(liveRuns(text, language)) === text));
  });

  it('leave names of JSON plain, as fences do, and distinguish strings from numbers and words', () => {
    const runs = liveRuns('{"a": "b: \\"c\\"", "n": -1.5e3, "t": [true, null]}', 'json');
    expect(colored(runs)).toEqual(['s "b: \\"c\\""', 'c -1.5e3', 'c true', 'c null']);
  });

  it('mark placeholders inside a string', () => {
    expect(highlight('"a/{{formId}}"', 'json').map(colored)).toEqual([['s "a/', 'var {{formId}}', 's "']]);
  });

  /** Returns the color of each letter; spaces have no visible color. */
  const letters = (runs: Run[]) =>
    runs
      .flatMap(({ text, kind }) =>
        [...text].map((letter) => (letter.trim() ? `${kind || '-'}${letter}` : '')),
      )
      .join(' ');

  it.each(apiOperations)('equal those of the build, so that a press changes nothing: $id', (operation) => {
    const spec = runSpec(operation);
    const context = { origin: REFERENCE_ORIGIN, values: {}, earlier: runSetup(spec), withSteps: true };
    const code = renderSample('curl', spec, context);
    const live = cutPlaceholders(liveRuns(code, 'bash'));
    expect(letters(live)).toBe(letters(joinLines(highlight(code, 'bash'))));
  });
});
