import { createHighlighter } from 'shiki';
import { describe, expect, it } from 'vitest';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import { highlight } from '@/shared/code/highlight';
import { codeTheme } from '@/shared/code/theme';
import codeTransformer, { markedLines } from '@/shared/code/transformer.mjs';
import { apiOperations } from '@/shared/contract/operations';
import { operationSample } from '@/tests/support/operation-sample';

const getText = (lines: { text: string }[][]) =>
  lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');

describe('code that is colored during the build', () => {
  it.each(languageList)('shows the samples of all operations in full: $label', ({ id, fence }) => {
    for (const operation of apiOperations) {
      const code = renderSample(id, operationSample(operation));
      const lines = highlight(code, fence);
      expect(getText(lines)).toBe(code);
      expect(new Set(lines.flat().map(({ kind }) => kind)).size, code).toBeGreaterThan(1);
    }
  });

  it('marks placeholders inside a string', () => {
    expect(highlight('"a/{{formId}}"', 'json')).toEqual([
      [
        { text: '"a/', kind: 's' },
        { text: '{{formId}}', kind: 'var' },
        { text: '"', kind: 's' },
      ],
    ]);
  });
});

describe('the transformer of fences', () => {
  it.each([
    ['{1,3-5}', [1, 3, 4, 5]],
    ['filename="a.cs" {2}', [2]],
    ['filename="{x}.cs"', []],
    ['', []],
  ])('reads the marked lines of %j', (meta, expected) => {
    expect([...markedLines(meta)]).toEqual(expected);
  });

  it('writes classes and marks, and no element around plain text', async () => {
    const highlighter = await createHighlighter({ themes: [codeTheme], langs: ['json'] });
    const html = highlighter.codeToHtml('{\n  "a": 1,\n  "b": "c"\n}', {
      lang: 'json',
      theme: codeTheme.name,
      transformers: [codeTransformer],
      meta: { __raw: '{2}' },
    });
    highlighter.dispose();
    expect(html).toContain(
      '<code><span>{\n<mark>  "a":<i class="c"> 1</i>,\n</mark>  "b":<i> "c"</i>\n}</span></code>',
    );
  });
});
