import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Environment of child processes: no telemetry. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Exit code and output of a command. */
interface RunResult {
  code: number;
  output: string;
}

type RunOptions = Pick<SpawnOptions, 'env' | 'cwd' | 'shell' | 'signal'> & { show?: boolean };

/** Runs a command and collects its output. With `show`, also prints it. Never rejects. */
export function run(
  command: string,
  args: string[],
  { show, ...options }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    // Includes variables set after this module was loaded.
    const env = { ...quietEnv, ...process.env };
    const child = spawn(command, args, { env, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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

const packages = {
  biome: '@biomejs/biome',
  next: 'next',
  playwright: '@playwright/test',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
} as const;

export type Tool = keyof typeof packages;

/**
 * Returns the JavaScript file of a tool, for `process.execPath`. The scripts in `node_modules/.bin` need a
 * shell on Windows.
 */
export function toolFile(name: Tool): string {
  const folder = fileURLToPath(new URL(`../../node_modules/${packages[name]}`, import.meta.url));
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`The package ${packages[name]} has no tool "${name}".`);
  return join(folder, file);
}

/** Runs a tool of the project, as `run` does. */
export const runTool = (name: Tool, args: string[], options?: RunOptions): Promise<RunResult> =>
  run(process.execPath, [toolFile(name), ...args], options);

/** Runs npm without its warnings. Windows needs a shell for it. */
export const runNpm = (args: string[], options?: RunOptions): Promise<RunResult> =>
  run('npm', ['--loglevel=error', ...args], { ...options, shell: process.platform === 'win32' });
