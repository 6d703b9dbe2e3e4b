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
    ['a section that is not read', 'Set the provider through `Endatix:Persistence:Provider`.'],
    ['the older place of webhooks', 'Put the receivers below `Endatix:WebHooks:Events`.'],
    ['a method that does not exist', 'Call `endatix.Security.UseJwtAuthentication()` first.'],
    ['a wrong variable', 'Give the secret in `AUTH_KEYCLOAK_SECRET`.'],
    ['an older key', 'Choose the life of a token with `ExpiryInMinutes`.'],
    ['an unsupported database', 'SQLite is fine for small sites.'],
    ['a place that forgets', 'The API runs in memory of the page.'],
    ['too many keys', 'The check works when all four keys are set.'],
    ['CORS before authorization', 'Endpoints run at the end of this pipeline, so CORS comes before them.'],
    ['a limit that answers otherwise', 'A request holds at most 30 MB (beyond that: 413).'],
    ['a wrong number of retries', 'Waits are about 10, 20 and 40 seconds.'],
    ['a start that fails', 'The key `ConnectionStrings:DefaultConnection` | goes on |'],
    ['a token that works more often', 'The refresh token lives seven days and works once.'],
    ['an opinion where there is a fact', 'It becomes active (by reading).'],
  ])('are found: %s', (_name, text) => {
    expect(sentencesFor(plantPage(text)).join()).toContain('planted.mdx:5:');
  });

  it('may be denied', () => {
    expect(sentencesFor(plantPage('The key `Endatix:Persistence:Provider` is not read.'))).toEqual([]);
  });

  it.each([
    ['a heading', '## Unsupported settings\n\n- `Endatix:Persistence:Provider`\n- `Endatix:Jwt`'],
    [
      'the head of a table',
      '| Obsolete key | Current key |\n| --- | --- |\n| `Endatix:Jwt` | `Endatix:Auth` |',
    ],
    [
      'a callout about later releases',
      '<Callout type="later" title="T">\n\nText.\n\nSet `Endatix:Jwt`.\n\n</Callout>',
    ],
  ])('are marked by %s', (_name, text) => {
    expect(sentencesFor(plantPage(text))).toEqual([]);
  });

  it('are found behind a callout and under the next heading', () => {
    const later = '<Callout type="later" title="T">\n\nText.\n\n</Callout>';
    const text = `## Unsupported settings\n\nText.\n\n${later}\n\n## Settings\n\nText.\n\nSet \`Endatix:Jwt\`.`;
    expect(sentencesFor(plantPage(text))).toHaveLength(1);
  });

  it('are not confused with the truth', () => {
    expect(
      sentencesFor(plantPage('Set `AccessExpiryInMinutes`; use `endatix.HealthChecks.Builder.AddNpgSql`.')),
    ).toEqual([]);
  });

  it('have patterns that compile', () => {
    for (const { pattern, unless } of falsehoods) {
      expect(() => [new RegExp(pattern), new RegExp(unless ?? '')]).not.toThrow();
    }
  });
});
