import { spawn, spawnSync } from 'node:child_process';

/** A sample as a program. */
export interface Program {
  name: string;
  code: string;
}

/** Runs programs of one language, one after the other; compiled ones are compiled together, as that costs most. */
export interface Runtime {
  /** Whether its programs can be run on this machine. */
  isFound(): boolean;
  /** Rejects with what was printed when a program fails. */
  run(programs: readonly Program[], folder: string): Promise<void>;
}

/** Whether a command runs. */
export const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Runs a command to its end. Rejects with its output when it fails. */
export function execute(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      // Proxies of this machine are not meant for a server on it.
      env: { ...process.env, NO_PROXY: '*', no_proxy: '*', ...env },
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.\n${output.slice(-4000)}`)),
    );
  });
}
