import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingFile, drawingName, readDrawing, textsOf } from '@/lib/server/diagrams/drawing';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';

const sources = [
  ...new Set(
    fencesOf(readPages(process.cwd()).pages)
      .filter(({ lang }) => lang === 'mermaid')
      .map(({ code }) => code),
  ),
];

describe('the drawings of the documentation', () => {
  it.each(sources.map((source) => [textsOf(source).title, source] as const))(
    'fit into a page: %s',
    (title, source) => {
      const { svg, description } = readDrawing(source);
      expect(svg).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);
      expect(svg).toContain(`>${description.replaceAll('&', '&amp;')}</desc>`);
      expect(svg).toMatch(/^<svg [^>]*role='img' aria-labelledby='\S+-t \S+-d'/);
      // No script, no styles of its own, nothing from elsewhere, no double quote for the payload to escape.
      expect(svg).not.toMatch(/<(script|style|foreignObject|image)| style=| on\w+=|https?:|"/);
      // Every color follows the color mode.
      expect(svg).not.toMatch(/(fill|stroke)='(#|rgb|black|white)/);
    },
  );

  it('open alone, in both color modes', () => {
    for (const source of sources) {
      const file = readFileSync(drawingFile(drawingName(source)), 'utf8');
      expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
      const used = [...file.matchAll(/="var\((--[a-z-]+)\)"/g)].map(([, name]) => name);
      for (const name of new Set(used)) expect(file).toContain(`${name}:light-dark(`);
    }
  });

  it('have names that do not clash on a page', () => {
    const short = sources.map((source) => drawingName(source).slice(0, 7));
    expect(new Set(short).size).toBe(sources.length);
  });
});

describe('the name of a drawing', () => {
  it('changes with the text, not with line endings', () => {
    expect(drawingName('a\r\nb')).toBe(drawingName('a\nb'));
    expect(drawingName('a\nb')).not.toBe(drawingName('a\nc'));
  });
});

describe('a source', () => {
  it('without a drawing says how to get one', () => {
    const source = 'flowchart LR\n  accTitle: One\n  accDescr: Two\n  A --> B';
    expect(() => readDrawing(source)).toThrow(/"One": .* is missing; run "npm run diagrams"/);
  });

  it('without texts says so', () => {
    expect(() => readDrawing('flowchart LR\n  A --> B')).toThrow('after "flowchart LR"');
  });
});
