import { describe, expect, it } from 'vitest';
import { checkDefinition } from '@/components/live-form/definition-check';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { definitionText, formDefinitions, formNames } from '@/lib/shared/forms';

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
    ['', '1: There is nothing here. Write an object with "elements" or "pages".'],
    ['[]', '1: A definition is an object: begin with { and end with }.'],
    ['{\n  "title": "x"\n  "elements": []\n}', '3: A comma is missing before this.'],
    ['{\n  "title": "x",\n}', '3: A member needs a name in double quotes here.'],
    ['{\n  "title" "x"\n}', '2: A colon is missing between name and value.'],
    ['{\n  "elements": [\n', '2: A closing ] is missing.'],
    ['{\n  // x\n}', '2: JSON has no comments.'],
    [
      '{ "title": "x }',
      '1: This text has no closing quote, or a character that must be written with a backslash.',
    ],
    ['{\n  "elements": []\n}', '1: There is no question yet: add one to "elements".'],
    [
      '{\n  "elements": [\n    { "type": "ratng", "name": "a" }\n  ]\n}',
      '3: SurveyJS knows no type "ratng".',
    ],
    [
      '{ "elements": [\n  { "type": "text", "name": "a",\n    "isRequird": true } ] }',
      '3: SurveyJS knows no "isRequird" here, and would leave it out.',
    ],
    ['{ "elements": [\n { "type": "text" } ] }', '2: "name" is missing here.'],
    ['{ "elements": [\n { "name": "a" } ] }', '2: An element needs a "type".'],
    [
      '{ "elements": [\n { "type": "text", "name": "a" },\n { "type": "text", "name": "a" } ] }',
      '3: The name "a" is there twice: one answer would overwrite the other.',
    ],
  ])('finds the fault in %j', (text, expected) => {
    expect(check(text)[0]).toBe(expected);
  });

  it('names every fault, in the order of the lines', () => {
    const text = '{\n "foo": 1,\n "elements": [\n { "type": "text", "name": "a", "bar": 1 } ] }';
    expect(check(text).map((fault) => fault.slice(0, 1))).toEqual(['2', '4']);
  });
});
