import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserColors } from '@/lib/browser-colors';
import { drawingsFolder } from '@/lib/server/diagrams/drawing';
import { tokenColor } from '@/lib/server/tokens';
import { palette } from '@/scripts/diagrams/draw';

it('every diagram has the colors of the style sheet (npm run diagrams updates them)', () => {
  const files = readdirSync(drawingsFolder).filter((file) => file.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(10);
  const outdated = files.filter(
    (file) => !readFileSync(`${drawingsFolder}/${file}`, 'utf8').includes(palette()),
  );
  expect(outdated).toEqual([]);
});

it('the icon has the accent of both color modes', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  const { light, dark } = tokenColor('--accent');
  expect([...icon.matchAll(/\.box \{ fill: (#\w+) \}/g)].map(([, color]) => color)).toEqual([light, dark]);
});

it("the browser's own bars have the background of the page", () => {
  expect(browserColors).toEqual(tokenColor('--bg'));
});
