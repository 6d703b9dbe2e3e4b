import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserColors } from '@/lib/browser-colors';
import { tokenColor } from '@/lib/server/tokens';

it('the icon has the accent of both color modes', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  const { light, dark } = tokenColor('--accent');
  expect([...icon.matchAll(/\.box \{ fill: (#\w+) \}/g)].map(([, color]) => color)).toEqual([light, dark]);
});

it("the browser's own bars have the background of the page", () => {
  expect(browserColors).toEqual(tokenColor('--bg'));
});
