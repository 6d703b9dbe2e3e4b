import { createHighlighter } from 'shiki';
import { describe, expect, it } from 'vitest';
import { highlight } from '@/shared/code/highlight';
import { codeTheme } from '@/shared/code/theme';
import codeTransformer, { markedLines } from '@/shared/code/transformer.mjs';

describe('code that is colored during the build', () => {
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
