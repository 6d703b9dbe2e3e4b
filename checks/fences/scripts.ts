import { transformSync } from 'esbuild';
import { errorMessage } from '@/lib/shared/error-message';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';
import { loadParser, parseWith, syntaxProblem } from './grammar';

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

interface BuildMessage {
  text: string;
  location: { line: number } | null;
}

function failuresOf(error: unknown): BuildMessage[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors;
}
