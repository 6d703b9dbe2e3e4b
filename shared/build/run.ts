import { type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Of each child process.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Exit code and output of a command. */
interface RunResult {
  code: number;
  output: string;
}

interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'shell' | 'signal'> {
  /** Variables in addition to those of this process. */
  env?: Record<string, string | undefined>;
  show?: boolean;
}

/** Runs a command and collects its output. With `show`, also prints it. Never rejects. */
export function run(
  command: string,
  args: string[],
  { show, env, ...options }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const all = { ...options, env: { ...process.env, ...env } };
    const child = spawn(command, args, { ...all, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Waits for a command that must succeed. Rejects with its output if it doesn't. */
export async function mustSucceed(running: Promise<RunResult>): Promise<void> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output.trim());
}

/** JavaScript files of tools below `node_modules`. The scripts in `.bin` need a shell on Windows. */
const tools = {
  biome: '@biomejs/biome/bin/biome',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
} as const;

export type Tool = keyof typeof tools;

/** Returns the JavaScript file of a tool, for `process.execPath`. */
export const toolFile = (name: Tool): string =>
  fileURLToPath(new URL(`../../node_modules/${tools[name]}`, import.meta.url));

/** Runs a tool of the project, as `run` does. */
export const runTool = (name: Tool, args: string[], options?: RunOptions): Promise<RunResult> =>
  run(process.execPath, [toolFile(name), ...args], options);

/** Runs npm without its warnings. Windows needs a shell for it. */
export const runNpm = (args: string[], options?: RunOptions): Promise<RunResult> =>
  run('npm', ['--loglevel=error', ...args], { ...options, shell: process.platform === 'win32' });
