import { describe, expect, it } from 'vitest';
import { checkable } from '@/scripts/check/fences/collect';
import { checkBash, checkPowerShell } from '@/scripts/check/fences/shell';
import { checkVariables } from '@/scripts/check/fences/variables';
import { isFull } from '@/tests/support/scale';
import { documentationFences, plantFence, sentences } from './support/fences';

const NO_PROGRAM = 'a-program-that-is-not-there';

describe('commands of the documentation', () => {
  // By the program where there is one, at night by the grammar too, which takes its place elsewhere.
  it.each(isFull ? ['bash', NO_PROGRAM] : ['bash'])('are valid bash, read by %s', async (program) => {
    // A command of a frozen or translated page is that of the original.
    const fences = new Map(checkable(documentationFences, 'bash').map((fence) => [fence.code, fence]));
    expect(fences.size).toBeGreaterThan(10);
    const problems = await Promise.all([...fences.values()].map((fence) => checkBash(fence, program)));
    expect(sentences(problems.flat())).toEqual([]);
  });

  it('are valid PowerShell', async () => {
    const fences = checkable(documentationFences, 'powershell');
    expect(fences.length).toBeGreaterThan(1);
    expect(sentences((await Promise.all(fences.map(checkPowerShell))).flat())).toEqual([]);
  });

  it('set only variables that the platform reads, with values it accepts', () => {
    const fences = checkable(documentationFences, 'bash', 'powershell', 'yaml', 'ini', 'dockerfile');
    expect(sentences(fences.flatMap(checkVariables))).toEqual([]);
  });
});

describe('the command check', () => {
  it.each(['bash', NO_PROGRAM])('finds an open quote, read by %s', async (program) => {
    const problems = await checkBash(plantFence('bash', "echo ok\necho 'open"), program);
    expect(sentences(problems).join()).toMatch(/bash does not parse/);
  });

  it('finds a prompt', async () => {
    expect(sentences(await checkBash(plantFence('bash', 'cd /tmp\n$ ls'))).join()).toContain(
      'planted.mdx:7: a prompt',
    );
  });

  it('finds an open brace in PowerShell', async () => {
    const problems = await checkPowerShell(plantFence('powershell', 'Get-Date\nif ($true) { Get-Date'));
    expect(sentences(problems).join()).toContain('PowerShell does not parse');
  });

  it.each([
    ['bash', 'export Endatix__Data__EnableAutoMigration=true', '("EnableAutoMigration")'],
    ['bash', 'docker run -e Endatix__Data__SeedSampleData=maybe app', 'SeedSampleData must be boolean'],
    ['powershell', "$env:Endatix__Jwt__Signing = 'x'", '("Signing")'],
    ['yaml', 'environment:\n  Endatix__Cors__DefaultPolicy: Website', 'planted.mdx:7: variable'],
    ['yaml', 'env:\n  - name: Endatix__Datas__SeedSampleData\n    value: "false"', '("Datas")'],
  ])('finds a variable that is wrong in %s', (lang, code, expected) => {
    expect(sentences(checkVariables(plantFence(lang, code))).join()).toContain(expected);
  });

  it('accepts a list entry and a computed secret', () => {
    const code = [
      'export Endatix__Cors__CorsPolicies__0__AllowedOrigins__1=https://www.example.com',
      'export Endatix__Auth__Providers__EndatixJwt__SigningKey="$(openssl rand -base64 48)"',
      'export Endatix__WebHooks__Tenants__1__Events__FormCreated__IsEnabled=true',
    ].join('\n');
    expect(checkVariables(plantFence('bash', code))).toEqual([]);
  });
});
