import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SvgRegistry } from 'survey-core';
import 'survey-react-ui';
import { expect, it } from 'vitest';
import { removeIconStyles } from '@/lib/framework/surveyjs/icons';

const require = createRequire(import.meta.url);
const core = readFileSync(require.resolve('survey-core'), 'utf8');

it('gives a page the icons of SurveyJS without style attributes, which its policy forbids', () => {
  const styled = removeIconStyles(SvgRegistry);
  // Without any, lib/framework/surveyjs/icons.ts has nothing to do any more: remove it.
  expect(styled).not.toEqual([]);
  expect(SvgRegistry.iconsRenderedHtml()).not.toMatch(/\sstyle=/);
  expect(SvgRegistry.iconsRenderedHtml()).toMatch(/<symbol /);
});

it('draws without style elements and without eval, which the policy forbids too', () => {
  expect(core).not.toMatch(/createElement\("style"\)/);
  expect(core).not.toMatch(/new Function\(|\beval\(/);
});
