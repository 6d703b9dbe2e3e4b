import { describe, expect, it } from 'vitest';
import { checkFalsehoods, type Falsehood } from '@/scripts/check/false-statements';
import { readPages } from '@/scripts/check/pages';
import { formatProblem } from '@/scripts/check/problem';
import list from './false-statements.json';
import { plantPage } from './support/project';

const falsehoods: Falsehood[] = list;

/** A page of a frozen version: it is fixed by freezing again, from a page that is checked here. */
const frozen = /^content\/\d[\d.]*\//;

function sentencesFor(root: string): string[] {
  const pages = readPages(root).pages.filter(({ file }) => !frozen.test(file));
  return pages.flatMap((page) => checkFalsehoods(page, falsehoods).map(formatProblem));
}

describe('known falsehoods', () => {
  it('are not repeated by the documentation', () => {
    expect(sentencesFor(process.cwd())).toEqual([]);
  });

  it.each([
    'Set the provider through `Endatix:Persistence:Provider`.',
    'Put the receivers below `Endatix:WebHooks:Events`.',
    'Call `endatix.Security.UseJwtAuthentication()` first.',
    'Give the secret in `AUTH_KEYCLOAK_SECRET`.',
    'Choose the life of a token with `ExpiryInMinutes`.',
    'SQLite is fine for small sites.',
    'The API runs in memory of the page.',
    'The check works when all four keys are set.',
    'Waits are about 10, 20 and 40 seconds.',
    'It becomes active (by reading).',
    'Endpoints run at the end of this pipeline, so CORS comes before them.',
    'A request holds at most 30 MB (beyond that: 413).',
    'The key `ConnectionStrings:DefaultConnection` | goes on |',
    'The refresh token lives seven days and works once.',
  ])('are found: %s', (text) => {
    expect(sentencesFor(plantPage(text)).join()).toContain('planted.mdx:5:');
  });

  it.each([
    'The key `Endatix:Persistence:Provider` is not read.',
    '## Unsupported settings\n\n- `Endatix:Persistence:Provider`\n- `Endatix:Jwt`',
    '| Obsolete key | Current key |\n| --- | --- |\n| `Endatix:Jwt` | `Endatix:Auth` |',
    '<Callout type="later" title="T">\n\nText.\n\nSet `Endatix:Jwt`.\n\n</Callout>',
    'Set `AccessExpiryInMinutes`; use `endatix.HealthChecks.Builder.AddNpgSql`.',
  ])('may be denied, and are not confused with the truth: %s', (text) => {
    expect(sentencesFor(plantPage(text))).toEqual([]);
  });

  it('are found behind a callout and under the next heading', () => {
    const later = '<Callout type="later" title="T">\n\nText.\n\n</Callout>';
    const text = `## Unsupported settings\n\nText.\n\n${later}\n\n## Settings\n\nText.\n\nSet \`Endatix:Jwt\`.`;
    expect(sentencesFor(plantPage(text))).toHaveLength(1);
  });
});
