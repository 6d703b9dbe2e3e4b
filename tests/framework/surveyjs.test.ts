import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SvgRegistry } from 'survey-core';
import 'survey-react-ui';
import '@/features/form-demo/survey-view';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const core = readFileSync(require.resolve('survey-core'), 'utf8');

it('gives a page the icons of SurveyJS without style attributes, which its policy forbids', () => {
  expect(SvgRegistry.iconsRenderedHtml()).not.toMatch(/\sstyle=/);
  expect(SvgRegistry.iconsRenderedHtml()).toMatch(/<symbol id="icon-timercircle"/);
});

it('renders without style elements and without eval, which the policy forbids too', () => {
  expect(core).not.toMatch(/createElement\("style"\)/);
  expect(core).not.toMatch(/new Function\(|\beval\(/);
});
