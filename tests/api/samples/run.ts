import { spawnSync } from 'node:child_process';
import { run } from '@/scripts/lib/run';

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
export async function execute(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  // Proxies of this machine are not meant for a server on it.
  const all = { ...process.env, NO_PROXY: '*', no_proxy: '*', ...env };
  const { code, output } = await run(command, [...args], { cwd: folder, env: all });
  if (code !== 0) throw new Error(`${command} ended with ${code}.\n${output.slice(-4000)}`);
}
