import { describe, expect, it } from 'vitest';
import { checkable } from '@/scripts/check/fences/collect';
import { checkCSharp, checkJavaScript, checkPython } from '@/scripts/check/fences/scripts';
import { documentationFences, plantFence, sentences } from './support/fences';

describe('scripts of the documentation', () => {
  it('are valid JavaScript and TypeScript', () => {
    expect(sentences(checkable(documentationFences, 'js', 'ts').flatMap(checkJavaScript))).toEqual([]);
  });

  it('are valid Python', async () => {
    const problems = await Promise.all(checkable(documentationFences, 'python').map(checkPython));
    expect(sentences(problems.flat())).toEqual([]);
  });

  it('are C# that parses; that it compiles is in the record', async () => {
    const problems = await Promise.all(checkable(documentationFences, 'csharp').map(checkCSharp));
    expect(problems.length).toBeGreaterThan(20);
    expect(sentences(problems.flat())).toEqual([]);
  });
});

describe('the script check', () => {
  it('names the line of a fault in JavaScript', () => {
    expect(sentences(checkJavaScript(plantFence('js', 'const a = 1;\nconst b = ;'))).join()).toContain(
      'planted.mdx:7: js does not',
    );
  });

  it('finds TypeScript in a js fence', () => {
    expect(checkJavaScript(plantFence('js', 'const a: number = 1;'))).toHaveLength(1);
    expect(checkJavaScript(plantFence('ts', 'const a: number = 1;'))).toEqual([]);
  });

  it('finds a fault in Python', async () => {
    const problems = await checkPython(plantFence('python', 'def f(:\n  return 1'));
    expect(sentences(problems).join()).toContain('planted.mdx:6: Python does not parse');
  });

  it('finds a fault in C#, and reads members of a class and statements alike', async () => {
    const check = async (code: string) => sentences(await checkCSharp(plantFence('csharp', code))).join();
    expect(await check('app.Run(;')).toContain('planted.mdx:6: C# does not parse');
    expect(await check('public override void Configure()\n{\n    Get("x");\n}')).toBe('');
    expect(await check('await app.SeedInitialUserAsync();\nreturn 1;')).toBe('');
  });
});
