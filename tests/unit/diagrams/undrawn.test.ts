import { describe, expect, it } from 'vitest';
import { readPages } from '@/checks/pages';
import { renderDiagram } from '@/lib/build/diagrams/render';
import { undrawnLines } from '@/lib/build/diagrams/undrawn';

const diagram = (lines: string) => `erDiagram\n  accTitle: T\n  accDescr: D\n  ${lines}`;

describe('a line that the drawing lacks', () => {
  it('stops the build with its text and the mend', () => {
    expect(() => renderDiagram(diagram('A ||--o{ B : owns\n  C }o--|| A : belongs'))).toThrow(
      'The drawing of "T" lacks the line "C }o--|| A : belongs": write it in another form',
    );
    expect(renderDiagram(diagram('A ||--o{ B : owns')).svg).toContain('owns');
  });

  it.each([
    ['flowchart LR\n  a[One two] -->|yes| b(Three)', '>One two<>Three<', ['a[One two] -->|yes| b(Three)']],
    ['sequenceDiagram\n  A->>B: hello there', '>A<>B<', ['A->>B: hello there']],
    ['stateDiagram-v2\n  A --> B : goes', '>A<>B<>goes<', []],
    ['flowchart LR\n  a["One<br/>two"] --> b', '>One<>two<>b<', []],
  ])('is found in %j', (source, svg, lines) => {
    expect(undrawnLines(source, svg)).toEqual(lines);
  });
});

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}='([^']*)'`).exec(tag)?.[1] ?? 0);

/** Boxes of a drawing that reach beyond its edge. */
function cutBoxes(svg: string): string[] {
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox='([^']*)'/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  return [...svg.matchAll(/<rect[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(
      (tag) =>
        attribute(tag, 'x') < x ||
        attribute(tag, 'y') < y ||
        attribute(tag, 'x') + attribute(tag, 'width') > x + width ||
        attribute(tag, 'y') + attribute(tag, 'height') > y + height,
    );
}

it('every diagram of the pages is drawn in full and within its edges', () => {
  const sources = readPages(process.cwd()).pages.flatMap(({ source }) =>
    [...source.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text]) => text ?? ''),
  );
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) {
    const { title, svg } = renderDiagram(source);
    expect(cutBoxes(svg), title).toEqual([]);
  }
});
