import { describe, expect, it } from 'vitest';
import { checkFalsehoods, type Falsehood } from '@/checks/falsehoods';
import { readPages } from '@/checks/pages';
import { formatProblem } from '@/checks/problem';
import list from './falsehoods.json';
import { plantPage } from './support/project';

const falsehoods: Falsehood[] = list;

function sentencesFor(root: string): string[] {
  return readPages(root).pages.flatMap((page) => checkFalsehoods(page, falsehoods).map(formatProblem));
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
  ])('are found: %s', (_name, text) => {
    expect(sentencesFor(plantPage(text)).join()).toContain('planted.mdx:5:');
  });

  it('may be denied', () => {
    expect(sentencesFor(plantPage('The key `Endatix:Persistence:Provider` is not read.'))).toEqual([]);
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
