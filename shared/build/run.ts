import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Environment for child processes: no telemetry, no update checks, no color codes in captured output. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Outcome of a command: exit code and everything it printed. */
interface RunResult {
  code: number;
  output: string;
}

/** Runs a command and collects what it prints; also shows it while it runs when `show` is set. Never rejects. */
export function run(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; show?: boolean; cwd?: string; shell?: boolean } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // What has been set since this module was loaded counts, too.
      env: options.env ?? { ...quietEnv, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      ...(options.shell !== undefined && { shell: options.shell }),
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Packages whose tools we start, by the name of the tool. */
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
 * Path of the JavaScript file of a tool, for `process.execPath`. What npm puts into `node_modules/.bin` are scripts of a
 * shell, which Windows cannot start without one.
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

/** Runs a tool of a dependency, as {@link run} does. */
export function runTool(
  name: Tool,
  args: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<RunResult> {
  return run(process.execPath, [toolFile(name), ...args], options);
}

/** Runs npm, as {@link run} does, without its warnings. Windows starts it through a shell alone. */
export function runNpm(args: string[], options: Parameters<typeof run>[2] = {}): Promise<RunResult> {
  return run('npm', ['--loglevel=error', ...args], { ...options, shell: process.platform === 'win32' });
}
