import { expect, it } from 'vitest';
import { checkDefinition } from '@/features/form-demo/definition-check';
import { liveForm as texts } from '@/shared/i18n/en/live-form';

it.each([
  ['', 'Line 1: invalid JSON near the end'],
  ['{\n  "title": "x"\n  "elements": []\n}', 'Line 3: invalid JSON near "elements": []'],
  [`{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /^Line 1: invalid JSON near \[/],
  ['[]', texts.errorNotObject],
  ['{ "elements": [] }', texts.errorQuestions],
  ['{ "elements": [{ "type": "ratng", "name": "a" }] }', /ratng/],
  ['{ "elements": [{ "type": "text", "name": "a", "isRequird": true }] }', /isRequird/],
  ['{ "elements": [{ "type": "text" }] }', /name/],
])('names the problem of %j', (text, sentence) => {
  expect(checkDefinition(text, texts)).toMatch(sentence);
});
