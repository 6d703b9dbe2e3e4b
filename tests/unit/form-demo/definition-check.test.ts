import { describe, expect, it } from 'vitest';
import { checkDefinition } from '@/components/form-demo/definition-check';
import { definitionText, formDefinitions, formNames } from '@/lib/forms';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';

const check = (text: string) =>
  checkDefinition(text, texts).map(({ line, sentence }) => `${line}: ${sentence}`);

describe('the check of a definition', () => {
  for (const name of formNames)
    it(`has nothing to say about "${name}", and its text is its value`, () => {
      const text = definitionText(formDefinitions[name]);
      expect(JSON.parse(text)).toEqual(formDefinitions[name]);
      expect(check(text)).toEqual([]);
    });

  it('ends before it reads a text nested a hundred thousand levels deep', () => {
    const text = `{\n"x":\n${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(check(text)).toEqual([
      '3: The text is nested deeper than 64 levels. Close some objects or lists before.',
    ]);
  });

  it.each([
    ['', 1, texts.errorEmpty],
    ['[]', 1, texts.errorNotObject],
    ['{\n  "title": "x"\n  "elements": []\n}', 3, texts.errorComma],
    ['{\n  "title": "x",\n}', 3, texts.errorName],
    ['{\n  "title" "x"\n}', 2, texts.errorColon],
    ['{\n  "elements": [\n', 2, texts.errorBracket],
    ['{\n  // x\n}', 2, texts.errorComment],
    ['{ "title": "x }', 1, texts.errorText],
    ['{\n  "elements": []\n}', 1, texts.errorQuestions],
    [
      '{\n  "elements": [\n    { "type": "ratng", "name": "a" }\n  ]\n}',
      3,
      format(texts.errorType, { name: 'ratng' }),
    ],
    [
      '{ "elements": [\n  { "type": "text", "name": "a",\n    "isRequird": true } ] }',
      3,
      format(texts.errorProperty, { name: 'isRequird' }),
    ],
    ['{ "elements": [\n { "type": "text" } ] }', 2, format(texts.errorRequired, { name: 'name' })],
    ['{ "elements": [\n { "name": "a" } ] }', 2, texts.errorNoType],
    [
      '{ "elements": [\n { "type": "text", "name": "a" },\n { "type": "text", "name": "a" } ] }',
      3,
      format(texts.errorTwice, { name: 'a' }),
    ],
  ])('finds the fault in %j', (text, line, sentence) => {
    expect(check(text)[0]).toBe(`${line}: ${sentence}`);
  });

  it('names every fault, in the order of the lines', () => {
    const text = '{\n "foo": 1,\n "elements": [\n { "type": "text", "name": "a", "bar": 1 } ] }';
    expect(check(text).map((fault) => fault.slice(0, 1))).toEqual(['2', '4']);
  });
});
