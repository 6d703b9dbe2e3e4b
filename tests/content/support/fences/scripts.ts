import { type BuildFailure, type Loader, transformSync } from 'esbuild';
import { valid } from 'node-html-parser';
import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';
import { checkSyntax, findNode } from './grammar';

/** Angular's command sets this option. */
const decorators = { compilerOptions: { experimentalDecorators: true } };

const loaders: Record<string, Loader> = { js: 'js', tsx: 'tsx' };

/** Checks the syntax of a JavaScript or TypeScript fence. */
export function checkJavaScript(fence: Fence): Problem[] {
  const loader = loaders[fence.lang] ?? 'ts';
  try {
    transformSync(fence.code, { loader, format: 'esm', logLevel: 'silent', tsconfigRaw: decorators });
    return [];
  } catch (error) {
    const [first] = (error as BuildFailure).errors;
    const problem = `${fence.lang} does not parse: ${first?.text}`;
    return [fenceProblem(fence, first?.location?.line ?? 1, problem, 'correct the code')];
  }
}

/** Checks the syntax of a C# fence: a file, members of a class, or the body of a method. */
export const checkCSharp = (fence: Fence): Promise<Problem[]> =>
  checkSyntax(fence, 'csharp', [
    ['', '\n'],
    ['class Fragment {\n', '\n}\n'],
    ['class Fragment { async Task Run() {\n', '\n} }\n'],
  ]);

/** Checks a bash fence for its syntax, and for what can't be pasted. */
export async function checkBash(fence: Fence): Promise<Problem[]> {
  const prompt = /^\s*[$>] /m.exec(fence.code);
  if (prompt) {
    const line = fence.code.slice(0, prompt.index + 1).split('\n').length;
    const fix = 'remove it, so that the line can be copied';
    return [fenceProblem(fence, line, 'a prompt before the command', fix)];
  }
  // A file with a name is run, everything else is pasted, and zsh (the shell of macOS) runs a pasted comment
  // as a command.
  const comment = fence.filename ? undefined : await findNode(fence, 'bash', 'comment');
  if (comment) {
    const fix = 'move it into the text before the block';
    return [fenceProblem(fence, comment.startPosition.row + 1, 'a comment in a block to paste', fix)];
  }
  return checkSyntax(fence, 'bash');
}

/** What the lines of a language look like. */
const LINES: Readonly<Record<string, RegExp>> = {
  dockerfile:
    /^\s*(#|$|(ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|USER|VOLUME|WORKDIR)\s)/,
  ini: /^\s*$|^\s*[#;]|^\[[^\]]+\]$|^\s*[\w.:-]+\s*=/,
  nginx: /^\s*(#|$)|[;{}]\s*(#.*)?$/,
};

/** Checks each line that doesn't continue the one before it. */
export function checkLines(fence: Fence): Problem[] {
  const lines = fence.code.split('\n');
  return lines.flatMap((text, index) => {
    if (lines[index - 1]?.endsWith('\\') || LINES[fence.lang]?.test(text)) return [];
    return [fenceProblem(fence, index + 1, `"${text.trim()}" is no line of ${fence.lang}`, 'correct it')];
  });
}

/** Checks whether the elements of HTML or XML are closed. */
export function checkMarkup(fence: Fence): Problem[] {
  return valid(fence.code)
    ? []
    : [fenceProblem(fence, 1, 'elements that are not closed in order', 'close each')];
}
