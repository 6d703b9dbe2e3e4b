import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '@/checks/fences/collect';
import { readPages } from '@/checks/pages';
import { drawingFile, drawingName, readDrawing, textsOf } from '@/lib/build/diagrams/drawing';
import { simplifyPath } from '@/scripts/diagrams/page/path';

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
      // Every colour follows the colour mode.
      expect(svg).not.toMatch(/(fill|stroke)='(#|rgb|black|white)/);
    },
  );

  it('open alone, in both colour modes', () => {
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

describe('the data of a path', () => {
  it('loses curves that are straight, and strokes that are drawn twice', () => {
    expect(simplifyPath('M0 0 C5 0, 8 0, 10 0 M0 0 C5 0, 8 0, 10 0')).toBe('M0,0H10');
    expect(simplifyPath('M0 0C5 9, 8 9, 10 0M10 0C12 0, 15 0, 20 0')).toBe('M0 0C5 9, 8 9, 10 0M10 0L20,0');
  });

  it('joins the four edges of a box, whichever way they run', () => {
    const edges = 'M-9 -5L9,-5M9 -5L9,5M9 5L-9,5M-9 5L-9,-5';
    expect(simplifyPath(edges)).toBe('M-9,-5H9V5H-9Z');
    // Its filling, written as another path, gets the same data, so that both become one shape.
    expect(simplifyPath('M-9 -5L9 -5L9 5L-9 5', true)).toBe('M-9,-5H9V5H-9Z');
    expect(simplifyPath('M0 0L9,0M9 0L9,0M9 0L0,0')).toBe('M0,0H9');
  });

  it('is empty where nothing is seen: a filling without an area, a line without a length', () => {
    expect(simplifyPath('M-9 3L9 3L9 3L-9 3', true)).toBe('');
    expect(simplifyPath('M4 4L4 4')).toBe('');
  });

  it.each(['M0 0C5 9, 8 9, 10 0', 'M0,0L5,5L9,1Z', 'M1 1 m 2 2 a 3 3 0 0 1 4 4'])(
    'stays as it is where it bends: %s',
    (data) => {
      expect(simplifyPath(data)).toBe(data);
    },
  );
});
