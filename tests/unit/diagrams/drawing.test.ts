import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colored, drawingFile, drawingsFolder, getTexts } from '@/features/diagrams/drawing';
import { tokenColor } from '@/shared/files/design-tokens';
import { documentationFences } from '@/tests/content/support/planted-fences';

const diagrams = documentationFences.filter(({ lang }) => lang === 'mermaid');
const sources = new Set(diagrams.map(({ code }) => code));

it('the drawings of the documentation show every diagram in the colors of the style sheet, without external resources', () => {
  for (const source of sources) {
    const svg = readFileSync(drawingFile(source), 'utf8');
    const { title } = getTexts(source);
    expect(svg, title).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);
    expect(svg, title).toContain('style="background:var(--bg)"');
    expect(svg, title).not.toContain('rgb(');
    const inside = svg.replace('http://www.w3.org/2000/svg', '');
    expect(inside, title).not.toMatch(/<script|<image| on\w+=|https?:|@import/);
  }
});

it('the drawings are only those of the pages (npm run diagrams removes the others)', () => {
  const present = readdirSync(drawingsFolder).map((file) => `${drawingsFolder}/${file}`);
  expect(present.sort()).toEqual([...new Set([...sources].map(drawingFile))].sort());
});

it('the name of a drawing changes with the text, but not with line endings', () => {
  expect(drawingFile('a\r\nb')).toBe(drawingFile('a\nb'));
  expect(drawingFile('a\nb')).not.toBe(drawingFile('a\nc'));
});

it('a served drawing has the colors of its mode, and a name that changes with them', () => {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => colored('fill:var(--accent)', mode));
  expect(light?.svg).toBe(`fill:${tokenColor('--accent').light}`);
  expect(dark?.svg).toBe(`fill:${tokenColor('--accent').dark}`);
  expect(light?.name.replace('light', 'dark')).not.toBe(dark?.name);
});
