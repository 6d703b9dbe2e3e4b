import { transformSync } from 'esbuild';
import { errorMessage } from '@/lib/error-message';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';
import { firstError, loadParser, parseWith, syntaxProblem } from './grammar';

/** Syntax of a JavaScript or TypeScript fence. */
export function checkJavaScript(fence: Fence): Problem[] {
  try {
    transformSync(fence.code, {
      loader: fence.lang === 'js' ? 'js' : 'ts',
      format: 'esm',
      logLevel: 'silent',
    });
    return [];
  } catch (error) {
    const [first] = failuresOf(error);
    const reason = first?.text ?? errorMessage(error);
    return [
      fenceProblem(
        fence,
        first?.location?.line ?? 1,
        `${fence.lang} does not parse: ${reason}`,
        'correct the code',
      ),
    ];
  }
}

/** Syntax of a Python fence. */
export async function checkPython(fence: Fence): Promise<Problem[]> {
  const parser = await loadParser('python');
  return syntaxProblem(fence, parseWith(parser, `${fence.code}\n`), 'Python');
}

/** Syntax of a C# fence: a file, members of a class, or the body of a method. That it compiles is in the record of the tests. */
export async function checkCSharp(fence: Fence): Promise<Problem[]> {
  const parser = await loadParser('csharp');
  const readings = [
    ['', '\n'],
    ['class Fragment {\n', '\n}\n'],
    ['class Fragment { async Task Run() {\n', '\n} }\n'],
  ].map(([before, after]) => parseWith(parser, before + fence.code + after));
  const [asFile] = readings;
  return asFile && readings.every(firstError) ? syntaxProblem(fence, asFile, 'C#') : [];
}

interface BuildMessage {
  text: string;
  location: { line: number } | null;
}

function failuresOf(error: unknown): BuildMessage[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors;
}
