import { spawn } from 'node:child_process';

/** Environment for child processes: no telemetry, no update checks, no colour codes in captured output. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Outcome of a command: exit code and everything it printed. */
export interface RunResult {
  code: number;
  output: string;
}

/** Runs a command and collects what it prints; also shows it while it runs when `show` is set. Never rejects. */
export function run(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: options.env ?? quietEnv, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Path of a tool that a dependency installed. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
