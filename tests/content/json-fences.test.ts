import { describe, expect, it } from 'vitest';
import { checkable, type Fence } from '@/scripts/check/fences/collect';
import { parseJsonFence } from '@/scripts/check/fences/json';
import { checkSettings, isConfiguration } from '@/scripts/check/fences/settings';
import type { Problem } from '@/scripts/check/problem';
import { documentationFences, plantFence, sentences } from './support/fences';

function problemsOf(fence: Fence): Problem[] {
  const parsed = parseJsonFence(fence);
  if ('problem' in parsed) return [parsed.problem];
  return isConfiguration(parsed.value) ? checkSettings(fence, parsed.value) : [];
}

describe('JSON of the documentation', () => {
  it('parses, and configuration agrees with the schema as a file and as variables', () => {
    const fences = checkable(documentationFences, 'json', 'jsonc');
    expect(fences.length).toBeGreaterThan(10);
    expect(sentences(fences.flatMap(problemsOf))).toEqual([]);
  });
});

describe('the JSON check', () => {
  it('names the line of a missing comma', () => {
    const [sentence] = sentences(problemsOf(plantFence('json', '{\n  "a": 1\n  "b": 2\n}')));
    expect(sentence).toMatch(/planted\.mdx:8: JSON does not parse/);
  });

  it('rejects comments in json and takes them in jsonc', () => {
    const code = '{\n  // why\n  "a": 1\n}';
    expect(problemsOf(plantFence('json', code))).toHaveLength(1);
    expect(problemsOf(plantFence('jsonc', code))).toEqual([]);
  });

  it('finds a broken jsonc fence', () => {
    expect(sentences(problemsOf(plantFence('jsonc', '{\n  "a": \n}'))).join()).toContain(
      'JSONC does not parse',
    );
  });

  it.each([
    [
      'a misspelt key',
      { Endatix: { Data: { EnableAutoMigration: true } } },
      'Endatix:Data must NOT have additional',
    ],
    ['an invented section', { Endatix: { Persistence: { Provider: 'x' } } }, '("Persistence")'],
    ['a wrong type', { Endatix: { Data: { SeedSampleData: 'yes' } } }, 'SeedSampleData must be boolean'],
    [
      'a short key',
      { Endatix: { Auth: { Providers: { EndatixJwt: { SigningKey: 'short' } } } } },
      'SigningKey',
    ],
    [
      'an origin without scheme',
      { Endatix: { Cors: { CorsPolicies: [{ AllowedOrigins: ['a.example'] }] } } },
      'pattern',
    ],
    [
      'an unknown provider',
      { ConnectionStrings: { DefaultConnection_DbProvider: 'postgres' } },
      'DbProvider',
    ],
    ['webhooks without tenant', { Endatix: { WebHooks: { Events: {} } } }, '("Events")'],
  ])('finds %s', (_name, value, expected) => {
    expect(sentences(problemsOf(plantFence('json', JSON.stringify(value)))).join()).toContain(expected);
  });
});
