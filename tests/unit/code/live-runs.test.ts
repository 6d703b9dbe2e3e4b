import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveRuns } from '@/lib/shared/code/live-runs';
import { operationProgram } from '@/lib/shared/examples/operation-program';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { sampleLanguages } from '@/lib/shared/samples';
import { languageList } from '@/lib/shared/samples/languages';

const join = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');
const coloured = (code: string, language: string) =>
  liveRuns(code, language)
    .filter(({ kind }) => kind !== '')
    .map(({ text, kind }) => `${kind} ${text}`);

describe('the colours of live code', () => {
  it.each(['json', 'text', ...languageList.map(({ fence }) => fence)])(
    'keep every letter of any text: %s',
    (language) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => join(liveRuns(text, language)) === text),
      );
    },
  );

  it('leave names of JSON plain, as fences do, and tell texts from numbers and words', () => {
    expect(coloured('{"a": "b: \\"c\\"", "n": -1.5e3, "t": [true, null]}', 'json')).toEqual([
      's "b: \\"c\\""',
      'c -1.5e3',
      'c true',
      'c null',
    ]);
  });

  it('stay away from texts that would make the page slow', () => {
    const long = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => `n${index}`));
    expect(liveRuns(long, 'json')).toEqual([{ text: long, kind: '' }]);
  });

  it.each(sampleLanguages.map((language) => [language.fence, language] as const))(
    'keep strings whole in samples: %s',
    (fence, language) => {
      for (const operation of apiOperations) {
        const code = language.render(operationProgram(operation));
        const runs = liveRuns(code, fence);
        expect(join(runs)).toBe(code);
        expect(runs.filter(({ kind }) => kind !== '').length, code).toBeGreaterThan(0);
        const outside = runs.filter(({ kind }) => kind !== 's' && kind !== 'k').map(({ text }) => text);
        expect(outside.join(''), code).not.toMatch(/["']/);
      }
    },
  );
});
