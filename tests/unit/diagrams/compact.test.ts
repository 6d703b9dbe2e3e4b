import { describe, expect, it } from 'vitest';
import { compactSvg } from '@/lib/build/diagrams/compact';
import { renderDiagram } from '@/lib/build/diagrams/render';

describe('compactSvg', () => {
  it('drops attributes for scripting, with digits in their names as well', () => {
    expect(compactSvg('<g data-id="a" data-entity1="TENANT" class="entity"/>')).toBe("<g class='entity'/>");
  });

  it('leaves none in a drawing of each kind that pages use', () => {
    const text = '\n  accTitle: Title\n  accDescr: Description\n';
    const drawings = [
      `erDiagram${text}  A ||--o{ B : owns`,
      `flowchart LR${text}  a[One] --> b[Two]`,
      `sequenceDiagram${text}  A->>B: ask`,
      `stateDiagram-v2${text}  [*] --> One: start`,
    ];
    for (const source of drawings) expect(renderDiagram(source).svg).not.toMatch(/\sdata-/);
  });
});
