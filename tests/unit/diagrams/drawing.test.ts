import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { getFences } from '@/features/content-checks/fences/collect';
import {
  drawingFile,
  drawingName,
  drawingsFolder,
  getColors,
  getTexts,
  modes,
} from '@/features/diagrams/drawing';

const sources = new Set(
  getFences(readPages(process.cwd()).pages)
    .filter(({ lang }) => lang === 'mermaid')
    .map(({ code }) => code),
);

describe('the drawings of the documentation', () => {
  it.each(modes)('show every diagram in the colors of %s mode, without external resources', (mode) => {
    for (const source of sources) {
      const svg = readFileSync(drawingFile(drawingName(source), mode), 'utf8');
      const { title } = getTexts(source);
      expect(svg, title).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);
      expect(svg, title).toContain(`style="background:${getColors(mode)['--bg']}"`);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), title).not.toMatch(
        /<script|<image| on\w+=|https?:|@import/,
      );
    }
  });

  it('are only those of the pages (npm run diagrams removes the others)', () => {
    const used = [...sources].flatMap((source) =>
      modes.map((mode) => drawingFile(drawingName(source), mode)),
    );
    const present = readdirSync(drawingsFolder).map((file) => `${drawingsFolder}/${file}`);
    expect(present.sort()).toEqual([...new Set(used)].sort());
  });
});

describe('the name of a drawing', () => {
  it('changes with the text, but not with line endings', () => {
    expect(drawingName('a\r\nb')).toBe(drawingName('a\nb'));
    expect(drawingName('a\nb')).not.toBe(drawingName('a\nc'));
  });
});
