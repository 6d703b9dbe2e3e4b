import { createHighlighter } from 'shiki';
import { afterAll, describe, expect, it } from 'vitest';
import { linesAfterChange } from '@/shared/code/notation';
import notation from '@/shared/code/notation-transformer.mjs';
import { codeTheme } from '@/shared/code/theme';
import codeTransformer, { markedLines } from '@/shared/code/transformer.mjs';

const langs = ['csharp', 'json', 'yaml', 'bash', 'xml'];
const highlighter = await createHighlighter({ themes: [codeTheme], langs });
afterAll(() => highlighter.dispose());

const html = (code: string, lang: string, info = '') =>
  highlighter.codeToHtml(code, {
    lang,
    theme: codeTheme.name,
    transformers: [notation, codeTransformer],
    tokenizeTimeLimit: 0,
    meta: { __raw: info },
  });

/** Returns the text that the copy button copies from a page. */
const copiedFrom = (markup: string) =>
  markup
    .replace(/<del>[\s\S]*?<\/del>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9A-F]+);/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

it.each([
  ['{1,3-5}', [1, 3, 4, 5]],
  ['filename="a.cs" {2}', [2]],
  ['filename="{x}.cs"', []],
  ['', []],
])('the marked lines of %j are %j', (info, expected) => {
  expect([...markedLines(info)]).toEqual(expected);
});

it('code has classes and marks, and no element around plain text', () => {
  expect(html('{\n  "a": 1,\n  "b": "c"\n}', 'json', '{2}')).toContain(
    '<code><span>{\n<mark>  "a":<i class="c"> 1</i>,\n</mark>  "b":<i> "c"</i>\n}</span></code>',
  );
});

describe('notations in code', () => {
  it.each([
    [
      'csharp',
      'var a = 1; // [!code --]\nvar a = 2; // why [!code ++]\nvar b = 3;',
      'var a = 2; // why\nvar b = 3;',
    ],
    ['yaml', 'a: 1 # [!code --]\na: 2 # [!code ++]\nb: "#"', 'a: 2\nb: "#"'],
    ['bash', 'echo "# [!code]"\nls # [!code ++]', 'echo "# [!code]"\nls'],
    ['xml', '<a>\n  <b /> <!-- [!code ++] -->\n</a>', '<a>\n  <b />\n</a>'],
  ])('leave the code after the change, on the page and for programs: %s', (lang, code, after) => {
    expect(linesAfterChange(code).map(({ text }) => text)).toEqual(after.split('\n'));
    expect(copiedFrom(html(code, lang)).trimEnd()).toBe(after);
  });

  it('become elements that mark a line without its color', () => {
    const written = html('a: 1 # [!code --]\na: 2 # [!code ++]\nb: 3 # [!code highlight]\nc: 4', 'yaml');
    expect(written.match(/<(del|ins|mark)>/g)).toEqual(['<del>', '<ins>', '<mark>']);
    expect(written).not.toContain('[!code');
  });
});
