import { describe, expect, it } from 'vitest';
import { checkable } from '@/checks/fences/collect';
import { checkCSharp } from '@/checks/fences/csharp';
import type { Platform } from '@/checks/fences/platform';
import identifiers from './platform-identifiers.json';
import { documentationFences, plantFence, sentences } from './support/fences';

const platform: Platform = identifiers;

async function sentencesFor(code: string): Promise<string> {
  return sentences(await checkCSharp([plantFence('csharp', code)], platform)).join('\n');
}

describe('C# of the documentation', () => {
  it('parses and uses only what the platform has', async () => {
    const fences = checkable(documentationFences, 'csharp');
    expect(fences.length).toBeGreaterThan(20);
    expect(sentences(await checkCSharp(fences, platform))).toEqual([]);
  });
});

describe('the C# check', () => {
  it.each([
    ['a missing bracket', 'app.Run(;', 'C# does not parse'],
    ['an invented namespace', 'using Endatix.Security;', 'no namespace "Endatix.Security"'],
    ['an invented extension', 'builder.AddEndatixWithDefaults();', 'no "AddEndatixWithDefaults"'],
    [
      'an invented builder property',
      'host.ConfigureEndatix(e => e.Security.X());',
      'EndatixBuilder has no member "Security"',
    ],
    [
      'an invented method',
      'host.ConfigureEndatix(e => e.Persistence.WithPersistence());',
      'no member "WithPersistence"',
    ],
    [
      'an invented method in a chain',
      'h.ConfigureEndatix(e => { e.Persistence.UseDefaults().Foo(); });',
      'no member "Foo"',
    ],
    [
      'an invented option',
      'app.UseEndatix(o => o.EnableSwagger = true);',
      'EndatixMiddlewareOptions has no member "EnableSwagger"',
    ],
    [
      'an invented option further down',
      'app.UseEndatix(o => { o.ApiOptions.Prefix = "x"; });',
      'ApiOptions has no member "Prefix"',
    ],
    [
      'an invented pipeline call',
      'app.UseEndatix(p => p.UseSecurity().UseCache());',
      'EndatixMiddlewareBuilder has no member "UseCache"',
    ],
    [
      'an invented driver option',
      'endatix.Persistence.UsePostgreSql<AppDbContext>(o => o.Retries = 1);',
      'PostgreSqlOptions has no member "Retries"',
    ],
    [
      'an invented event field',
      'Task H(SubmissionCompletedEvent e) => F(e.Answers);',
      'SubmissionCompletedEvent has no member "Answers"',
    ],
    ['an unknown type', 'JwtKeyGenerator g = new();', '"JwtKeyGenerator" is no type'],
    [
      'a missing using',
      'using MediatR;\nclass A : INotificationHandler<SubmissionCompletedEvent> { }',
      'needs "using Endatix.Core.Events;"',
    ],
  ])('finds %s', async (_name, code, expected) => {
    expect(await sentencesFor(code)).toContain(expected);
  });

  it('asks for the namespace of an extension method', async () => {
    const code = 'using Serilog;\napp.UseEndatix();';
    expect(await sentencesFor(code)).toContain('"UseEndatix" needs "using Endatix.Hosting;"');
  });

  it('takes a using from another fence of the same file', async () => {
    const part = (code: string, filename: string) => ({ ...plantFence('csharp', code), filename });
    const use = part('app.UseEndatix();', 'Program.cs');
    const check = async (other: string) =>
      sentences(await checkCSharp([use, part('using Endatix.Hosting;', other)], platform)).join();
    expect(await check('Program.cs')).toBe('');
    expect(await check('Other.cs')).toContain('needs "using Endatix.Hosting;"');
  });

  it('names the line', async () => {
    expect(await sentencesFor('var a = 1;\nendatix.Security.X();')).toContain('planted.mdx:7:');
  });

  it('reads members of a class and statements alike', async () => {
    expect(await sentencesFor('public override void Configure()\n{\n    Get("x");\n}')).toBe('');
    expect(await sentencesFor('await app.SeedInitialUserAsync();\nreturn 1;')).toBe('');
  });
});
