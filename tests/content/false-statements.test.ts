import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { formatProblem } from '@/features/content/problem';
import list from './false-statements.json';
import { checkFalsehoods, type Falsehood } from './support/false-statements';
import { plantPage } from './support/project';

const falsehoods: Falsehood[] = list;

function sentencesFor(root: string): string[] {
  const pages = readPages(root).pages;
  return pages.flatMap((page) => checkFalsehoods(page, falsehoods).map(formatProblem));
}

describe('known errors', () => {
  it("aren't repeated by the documentation", () => {
    expect(sentencesFor(process.cwd())).toEqual([]);
  });

  it.each([
    'The key `Endatix:Persistence:Provider` is not read.',
    '## Unsupported settings\n\n- `Endatix:Persistence:Provider`\n- `Endatix:Jwt`',
    '| Obsolete key | Current key |\n| --- | --- |\n| `Endatix:Jwt` | `Endatix:Auth` |',
    '<Callout type="later" title="T">\n\nText.\n\nSet `Endatix:Jwt`.\n\n</Callout>',
    'Set `AccessExpiryInMinutes`; use `endatix.HealthChecks.Builder.AddNpgSql`.',
  ])('can be denied, and are distinguished from the truth: %s', (text) => {
    expect(sentencesFor(plantPage(text))).toEqual([]);
  });
});
