import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { startNginx } from '@/tests/site/hosting/support/servers';

/** A server under attack, in processes of its own. */
export interface Target {
  port: number;
  /** What the processes use now; undefined where the system does not say (it is Linux that does). */
  usage: () => Promise<Usage | undefined>;
  /** Whether it still runs, all of it and as it was started. */
  isAlive: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Descriptors and memory of a server. */
export interface Usage {
  descriptors: number;
  megabytes: number;
}

/** The names of servers that can be attacked. */
export type TargetName = 'site' | 'nginx';

async function processesBelow(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(processesBelow))).flat()];
}

async function usageOf(pid: number): Promise<Usage> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { descriptors: descriptors.length, megabytes: kilobytes / 1024 };
}

/** @param hasWorkers whether a master starts crashed processes again, under another number */
async function targetOf(
  child: ChildProcess,
  { port, hasWorkers, close }: Pick<Target, 'port' | 'close'> & { hasWorkers: boolean },
): Promise<Target> {
  const pid = child.pid ?? 0;
  const atStart = await processesBelow(pid);
  return {
    port,
    usage: async () => {
      if (process.platform !== 'linux') return undefined;
      const all = await Promise.all((await processesBelow(pid)).map(usageOf));
      const sum = (key: keyof Usage) => all.reduce((total, usage) => total + usage[key], 0);
      return { descriptors: sum('descriptors'), megabytes: sum('megabytes') };
    },
    isAlive: async () =>
      child.exitCode === null &&
      child.signalCode === null &&
      (!hasWorkers || (await processesBelow(pid)).join() === atStart.join()),
    close,
  };
}

/** Wraps a command so that it runs with few descriptors. */
const withFew = (descriptors: number, command: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'win32'
    ? [command, [...args]]
    : ['/bin/sh', ['-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, command, ...args]];

async function startSite(folder: string, descriptors: number): Promise<Target> {
  const args = ['--import', 'tsx', 'tests/hostile/serve.ts', folder];
  const child = spawn(...withFew(descriptors, process.execPath, args), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit');
  const line = await Promise.race([once(lines, 'line'), ended.then(() => [''])]);
  const port = Number(/^port (\d+)$/.exec(String(line[0]))?.[1]);
  if (!port) throw new Error('The server did not start: see what it printed.');
  const close = async () => {
    child.kill();
    await ended;
  };
  return targetOf(child, { port, hasWorkers: false, close });
}

/** Starts a server for a folder. `work` is a folder for its own files. */
export async function startTarget(
  name: TargetName,
  { folder, work, descriptors }: { folder: string; work: string; descriptors: number },
): Promise<Target> {
  if (name === 'site') return startSite(folder, descriptors);
  const wrap = (command: string, args: readonly string[]) => withFew(descriptors, command, args);
  const { child, url, close } = await startNginx(folder, work, wrap);
  return targetOf(child, { port: Number(new URL(url).port), hasWorkers: true, close });
}
