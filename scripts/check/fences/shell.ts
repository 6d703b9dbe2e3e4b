import { spawnSync } from 'node:child_process';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';
import { loadParser, parseWith, syntaxProblem } from './grammar';

/**
 * Syntax of a bash fence, by `bash -n`, which reads and does not run; by a grammar, which forgives a little more, where
 * the machine has no such program.
 */
export async function checkBash(fence: Fence, program = 'bash'): Promise<Problem[]> {
  const prompt = /^\s*[$>] /m.exec(fence.code);
  if (prompt) {
    const line = fence.code.slice(0, prompt.index + 1).split('\n').length;
    return [
      fenceProblem(fence, line, 'a prompt before the command', 'remove it, so that the line can be copied'),
    ];
  }
  const result = spawnSync(program, ['-n'], { input: `${fence.code}\n`, encoding: 'utf8' });
  if (result.error) {
    const parser = await loadParser('bash');
    return syntaxProblem(fence, parseWith(parser, `${fence.code}\n`), 'bash');
  }
  if (result.status === 0) return [];
  const [first = ''] = result.stderr.split('\n');
  const [, line = '1', reason = first] = /line (\d+): (.*)/.exec(first) ?? [];
  return [fenceProblem(fence, Number(line), `bash does not parse: ${reason}`, 'correct the command')];
}

/** Syntax of a PowerShell fence. */
export async function checkPowerShell(fence: Fence): Promise<Problem[]> {
  const parser = await loadParser('powershell');
  return syntaxProblem(fence, parseWith(parser, `${fence.code}\n`), 'PowerShell');
}
